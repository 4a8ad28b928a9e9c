import type {About, Answer, Phrase, Question} from '../i18n/index.ts';

/**
 * What a reader sees of one record, as plain data.
 *
 * It is the one description from which the element, the static pages and the
 * Markdown are made, so these cannot drift apart. A plain string is ours; text
 * out of a record is always a `Recorded` piece and is shown as recorded.
 */
export interface Outline {
  /** What stands behind `#record=`: in a listing each tool has its own. */
  readonly id: string;
  /** The record's label and note, in the language of the outline. */
  readonly label: string;
  readonly note: string;
  /** How many characters of all this do not show by themselves, in words; empty where every one does. */
  readonly hidden: string;
  readonly answers: readonly FiveAnswer[];
  readonly sections: readonly Section[];
}

/** One of the five answers; `code` is the error code or member that it rests on, as recorded. */
export interface FiveAnswer {
  readonly question: Question;
  readonly answer: Answer;
  /** What the answer is about, where that is part of it: the input, the state, or a stand-in for the real thing. */
  readonly about?: About | undefined;
  readonly code?: string | undefined;
}

/** A heading with what stands under it. `aside` is the small print beside the heading. */
export interface Section {
  readonly heading: string;
  readonly aside?: Phrase;
  readonly blocks: readonly Block[];
}

export type Block = Paragraph | Table | Verdict | Wire | SideBySide | SourceText;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly text: Phrase;
}

/** A table of rows; the section's heading names it where it has no caption of its own. */
export interface Table {
  readonly type: 'table';
  /** Unique in the outline; what a `goTo` leads to. */
  readonly id?: string;
  readonly caption?: Phrase;
  /** Absent where the first cell of each row names the second. */
  readonly columns?: readonly string[];
  readonly rows: readonly Row[];
}

export interface Row {
  /** Unique in the outline; what a `goTo` leads to. */
  readonly id?: string;
  /** The row that says why a call was refused. */
  readonly fault?: boolean;
  /** The id of the row or table that this one was held against, or that says more. */
  readonly goTo?: string | undefined;
  /** The first cell is the row's header and carries the link of `goTo`. */
  readonly cells: readonly Phrase[];
}

/** What the judge answered: the code or members as recorded, then the sentence about them. */
export interface Verdict {
  readonly type: 'verdict';
  readonly refused: boolean;
  readonly codes: readonly string[];
  readonly text: Phrase;
}

/** What crossed between two sides, in order. */
export interface Wire {
  readonly type: 'wire';
  /** The record's id: what a reader opened in one exchange is not open in another. */
  readonly id: string;
  readonly count: number;
  /** Some of them, as `slice` would give them; made when they are asked for, since there may be thousands. */
  readonly frames: (start?: number, end?: number) => readonly WireFrame[];
}

export interface WireFrame {
  /** Who sent it, in words, and whether it came back. */
  readonly who: string;
  readonly back: boolean;
  /** What it says in short, and what it belongs to. */
  readonly head: Phrase;
  readonly aside: Phrase;
  readonly fault: boolean;
  /** The frame as it crossed. */
  readonly text: string;
}

/** Texts as written, side by side where there is room. */
export interface SideBySide {
  readonly type: 'beside';
  readonly texts: readonly {readonly name: Phrase; readonly text: string}[];
}

/** Text as written, to be shown in a box of its own and copied exactly. */
export interface SourceText {
  readonly type: 'source';
  readonly text: string;
}
