import {en} from './en.ts';
import {ko} from './ko.ts';
import type {Locale, Messages} from './messages.ts';

export {explainFault, type Fault} from './explain-fault.ts';
export type {
  About,
  Answer,
  FaultCase,
  LoadCode,
  Locale,
  Messages,
  Question,
  RefusalCase,
  RemarkCode,
  SharingCode,
} from './messages.ts';
export {type Advice, count, fill, type Phrase, plainText, type Recorded} from './phrase.ts';

/** The viewer's words in one language. Looked up while rendering, never kept. */
export function messagesFor(locale: Locale): Messages {
  return locale === 'ko' ? ko : en;
}

/** `ko-KR` and `KO` count as `ko`; null for a language that we do not speak. */
export function localeOf(tag: string | null | undefined): Locale | null {
  const language = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return language === 'ko' || language === 'en' ? language : null;
}
