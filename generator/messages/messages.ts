import type {Advice, Locale, Phrase} from '../../src/i18n/index.ts';
import type {ImportCode} from '../../src/import/index.ts';
import type {IssueCode} from '../../src/record/index.ts';
import type {SharingMessages} from './sharing-messages.ts';

export type CommandName =
  | 'generate'
  | 'record'
  | 'discover'
  | 'validate'
  | 'import'
  | 'extract'
  | 'check'
  | 'export'
  | 'compare'
  | 'publish';

export type OptionName =
  | 'arguments'
  | 'catalog'
  | 'check'
  | 'definition'
  | 'family'
  | 'format'
  | 'folder'
  | 'from'
  | 'help'
  | 'id'
  | 'lang'
  | 'name'
  | 'output'
  | 'overwrite'
  | 'record'
  | 'requests'
  | 'summary-en'
  | 'summary-ko'
  | 'title-en'
  | 'title-ko'
  | 'to'
  | 'version';

/** Why a path could not be read. */
export type ReadFault = 'missing' | 'directory' | 'permission' | 'other';

/** Why a file could not be written. */
export type WriteFault = 'exists' | 'directory' | 'no-folder' | 'not-a-file' | 'permission' | 'other';

export type CatalogCode =
  | 'INVALID_CATALOG'
  | 'INVALID_FIELDS'
  | 'INVALID_LABEL'
  | 'DUPLICATE_TOOL'
  | 'INVALID_METADATA'
  | 'INVALID_SPEC';

/** What a fault of a catalog is about, so that one code can be said in several ways. */
export interface CatalogFault {
  readonly code: CatalogCode;
  /** The thing at fault. */
  readonly part: 'catalog' | 'tool' | 'tool-key' | 'fields' | 'field' | 'field-key';
  /** Its key. */
  readonly key: string;
  /** False where the fault is that it is missing. */
  readonly present: boolean;
}

/** Everything the command line says by itself, in one language. None of it is in a script for readers. */
export interface CommandMessages {
  readonly locale: Locale;

  // Help.
  readonly tagline: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  readonly purpose: Readonly<Record<CommandName, string>>;
  readonly detail: Readonly<Record<CommandName, string>>;
  readonly option: Readonly<Record<OptionName, string>>;
  readonly conventions: string;
  readonly exitCodes: string;
  readonly moreHelp: (command: string) => string;

  // Usage.
  readonly noCommand: Phrase;
  readonly unknownCommand: (name: string) => Phrase;
  readonly unknownOption: (option: string) => Phrase;
  readonly optionTwice: (option: string) => Phrase;
  /** `long` is its long form, to which a value can be joined by an equals sign. */
  readonly optionNeedsValue: (option: string, long: string) => Phrase;
  readonly optionTakesNoValue: (option: string) => Phrase;
  readonly missingOptions: (options: string) => Phrase;
  readonly unexpectedFile: (file: string) => Phrase;
  readonly noFiles: Phrase;
  /** `file` is what help calls it. */
  readonly missingFile: (file: string) => Phrase;
  readonly unknownChoice: (option: string, value: string, choices: string) => Phrase;
  readonly notTogether: (one: string, other: string) => Phrase;
  readonly unknownLanguage: (language: string) => Phrase;
  readonly inputTwice: Phrase;
  /** For an option whose value has to be more than nothing. */
  readonly emptyOption: Advice;

  // Files.
  readonly unreadable: (reason: ReadFault, code: string) => Advice;
  readonly unwritable: (reason: WriteFault, code: string) => Advice;
  /** A file stands where `generate` has its folder. */
  readonly noFolder: Advice;
  /** `generate` was called where there is nothing to make the records of. */
  readonly noCheckout: Advice;
  readonly outputFault: (code: string) => Phrase;
  /** The viewer says what is wrong with a file. What to do about it is another matter for its author. */
  readonly nextStep: Readonly<Record<Exclude<IssueCode, 'SHAPE'>, Phrase>>;
  readonly webPage: Phrase;
  /** What an id may be, in words instead of as a pattern. */
  readonly idForm: Phrase;
  readonly catalogFault: (fault: CatalogFault) => Advice;
  readonly sharing: SharingMessages;
  readonly importIssue: Readonly<Record<ImportCode, Advice>>;
  readonly unknownKind: (kind: string, known: string) => Phrase;
  readonly markDropped: Phrase;
  /** The foreign text of a record is not the one that was recorded. */
  readonly changedText: Advice;
  readonly noSuchRecord: (id: string, known: string) => Advice;
  readonly nothingRecorded: Advice;

  // Results.
  readonly collection: (id: string, records: number) => Phrase;
  readonly written: (id: string, records: number) => Phrase;
  readonly unchanged: (id: string, records: number) => Phrase;
  readonly published: (id: string, files: number) => Phrase;
  readonly moreFiles: (files: number) => Phrase;
  /** Two collections of one call would be written to the same files. */
  readonly idTaken: (id: string) => Advice;
  readonly asGenerated: (files: number) => string;
  readonly fileMissing: Phrase;
  readonly fileForeign: Phrase;
  readonly fileDiffers: (line: number) => Phrase;
  readonly inFile: string;
  readonly generated: string;
  readonly noSuchLine: string;
  readonly howToRepair: string;

  // A fault of ours.
  readonly ourFault: (message: string) => Phrase;
  readonly howToSeeStack: string;
}
