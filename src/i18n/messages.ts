import type {Issue, Judge} from '../record/index.ts';
import type {Phrase} from './phrase.ts';

export type Locale = 'ko' | 'en';

/** Why a collection could not be loaded over the network, before any reading. */
export type LoadCode = 'HTTP_404' | 'HTTP' | 'NETWORK' | 'TIMEOUT' | 'CROSS_ORIGIN';

/** A fault of a file or of its loading. */
export type Fault = Issue | {readonly code: LoadCode; readonly found?: string};

/** What happened, and what to do next. */
export interface Advice {
  readonly what: Phrase;
  readonly next: Phrase;
}

export type Answer = 'yes' | 'no' | 'refused' | 'not-asked';
export type Question = 'listed' | 'valid' | 'authorized' | 'executed' | 'done';

/**
 * Everything the viewer says by itself, in one language.
 *
 * Records hold facts and codes; sentences about them live here. Counted or
 * named text is a function. Recorded names go into a `Phrase`, so that they
 * are shown as recorded text.
 */
export interface Messages {
  readonly locale: Locale;

  // The selector and what surrounds it.
  readonly language: string;
  readonly loading: string;
  readonly idle: string;
  readonly failed: string;
  readonly noSuchRecord: (id: string) => Phrase;
  readonly recordAddress: string;
  readonly downloadJson: string;
  readonly place: (line: number, column: number) => string;
  readonly showAll: (characters: number) => string;

  // The status line of a tab.
  readonly toolsListed: (count: number) => string;
  readonly shapeValid: string;
  readonly refused: string;

  // The panel, from top to bottom.
  readonly fiveAnswers: string;
  readonly questions: Readonly<Record<Question, string>>;
  readonly answers: Readonly<Record<Answer, string>>;
  readonly sent: string;
  readonly family: string;
  readonly everyFamily: string;
  readonly tool: string;
  readonly noNameGiven: string;
  readonly argument: string;
  readonly value: string;
  readonly heldAgainst: string;
  readonly notInDefinition: string;
  readonly notSent: string;
  readonly noArguments: string;
  readonly received: string;
  readonly judgedBy: (judge: string) => string;
  readonly judges: Readonly<Record<Judge, string>>;
  readonly validShape: string;
  readonly listedNothing: string;
  readonly executesNothing: string;
  readonly effect: string;
  readonly effects: Readonly<Record<'read' | 'change', string>>;
  readonly fields: string;
  readonly noFields: string;
  readonly definition: string;
  readonly definitions: string;
  readonly noDefinition: string;
  readonly field: string;
  readonly type: string;
  readonly types: Readonly<Record<'string' | 'integer' | 'boolean', string>>;
  readonly required: string;
  readonly optional: string;
  readonly maxLength: string;
  readonly noLimit: string;
  readonly upTo: (characters: number) => string;
  readonly closedArguments: string;
  readonly source: string;

  // Refusals of the contract and what to do next.
  readonly unknownFamily: (family: string) => Advice;
  readonly notAvailable: (name: string) => Advice;
  readonly notALabel: (value: string) => Advice;
  readonly argumentsNotAnObject: Advice;
  readonly unknownArgument: (name: string) => Advice;
  readonly missingArgument: (name: string) => Advice;
  readonly wrongValue: (name: string) => Advice;
  readonly otherRefusal: (code: string) => Advice;

  // Faults of a file or its loading.
  readonly fault: (fault: Fault) => Advice;

  // Characters that do not show by themselves.
  readonly hiddenCharacters: (count: number) => string;
}
