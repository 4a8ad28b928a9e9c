import type {Advice, Phrase} from '../../src/i18n/index.ts';
import type {CallCheck, DefinitionCode, Level} from '../definition/index.ts';
import type {ChangeCode, ExportCode} from '../targets/index.ts';

/** Why arguments were not accepted by a definition's full schema. */
export type CallCode = Extract<CallCheck, {ok: false}>['error'];

/** What the command line says about shareable definitions and listings. */
export interface SharingMessages {
  /** `reason` is in the validator's words, and may be empty. */
  readonly definitionFault: (code: DefinitionCode, reason: string) => Advice;
  readonly callFault: (code: CallCode, reason: string) => Advice;
  readonly exportFault: (code: ExportCode, name: string, target: string) => Advice;
  /** One of two files is a definition and the other a listing. */
  readonly differentKinds: Advice;
  readonly noChange: Phrase;
  readonly versionStep: (level: string, old: string, next: string) => Phrase;
  readonly levelOnly: (level: string) => Phrase;
  readonly change: Readonly<Record<ChangeCode, string>>;
  readonly columns: {readonly level: string; readonly change: string; readonly place: string};
  readonly level: Readonly<Record<Level, string>>;
}
