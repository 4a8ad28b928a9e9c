import type {Locale} from '../../src/i18n/index.ts';
import {en} from './en.ts';
import {ko} from './ko.ts';
import type {CommandMessages} from './messages.ts';

export type {
  CatalogCode,
  CatalogFault,
  CommandMessages,
  CommandName,
  OptionName,
  ReadFault,
  WriteFault,
} from './messages.ts';

export type {CallCode, SharingMessages} from './sharing-messages.ts';

/** The command line's words in one language. */
export function commandMessagesFor(locale: Locale): CommandMessages {
  return locale === 'ko' ? ko : en;
}
