/** A piece of one line: words of the page, or the content of a code span. */
export type Piece = {readonly words: string} | {readonly code: string};

/** A line outside of fences, or a fence with what stands between its ends. */
export type Part =
  | {readonly type: 'line'; readonly raw: string; readonly cells: readonly (readonly Piece[])[]}
  | {readonly type: 'fence'; readonly info: string; readonly text: string};

/** Stands for a character that a backslash keeps from doing anything. */
const KEPT = '\ue000';

/**
 * Reads the part of CommonMark and of its tables that our files use, after the
 * specification and apart from the code under test.
 *
 * In words, an escaped character is `KEPT` and the character.
 */
export function readMarkdown(text: string): readonly Part[] {
  const parts: Part[] = [];
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const opening = /^ {0,3}(`{3,})([^`]*)$/.exec(line);
    if (!opening) {
      if (line !== '') parts.push({type: 'line', raw: line, cells: cellsOf(line).map(piecesOf)});
      continue;
    }
    const from = i + 1;
    const isClosing = (one: string | undefined) =>
      new RegExp(`^ {0,3}\`{${opening[1]!.length},} *$`).test(one ?? '');
    do i++;
    while (i < lines.length && !isClosing(lines[i]));
    parts.push({type: 'fence', info: opening[2]!, text: lines.slice(from, i).join('\n')});
  }
  return parts;
}

/** The cells of a table's row, with escaped pipes as they are; any other line as one cell. */
function cellsOf(line: string): readonly string[] {
  const row = /^\| (.*) \|$/.exec(line)?.[1];
  if (row === undefined) return [line];
  const cells = [''];
  for (let i = 0; i < row.length; i++) {
    if (row[i] === '\\' && row[i + 1] === '|') {
      cells[cells.length - 1] += '|';
      i++;
    } else if (row[i] === '|') cells.push('');
    else cells[cells.length - 1] += row[i];
  }
  return cells.map(cell => cell.trim());
}

function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let words = '';
  let i = 0;
  while (i < line.length) {
    if (line[i] === '\\' && /[!-/:-@[-`{-~]/.test(line[i + 1] ?? '')) {
      words += KEPT + line[i + 1];
      i += 2;
      continue;
    }
    const run = /^`+/.exec(line.slice(i))?.[0];
    const end = run === undefined ? -1 : endOfSpan(line, i + run.length, run.length);
    if (run === undefined || end < 0) {
      words += run ?? line[i];
      i += run?.length ?? 1;
      continue;
    }
    if (words !== '') pieces.push({words});
    words = '';
    const inside = line.slice(i + run.length, end);
    const padded = inside.startsWith(' ') && inside.endsWith(' ') && inside.trim() !== '';
    pieces.push({code: padded ? inside.slice(1, -1) : inside});
    i = end + run.length;
  }
  if (words !== '') pieces.push({words});
  return pieces;
}

/** Where the run of backticks begins that closes a span; -1 where there is none of that length. */
function endOfSpan(line: string, from: number, length: number): number {
  for (const {0: run, index} of line.slice(from).matchAll(/`+/g)) {
    if (run.length === length) return from + index;
  }
  return -1;
}

const linesOf = (parts: readonly Part[]) => parts.filter(part => part.type === 'line');

/** Everything outside of code, a line for a line, with one mark for each code span. */
export function wordsOf(parts: readonly Part[]): readonly string[] {
  return linesOf(parts).map(({cells}) =>
    cells.map(cell => cell.map(piece => ('words' in piece ? piece.words : '`')).join('')).join(' | '),
  );
}

/** The contents of all code spans, in order. */
export function codesOf(parts: readonly Part[]): readonly string[] {
  return linesOf(parts).flatMap(({cells}) =>
    cells.flat().flatMap(piece => ('code' in piece ? [piece.code] : [])),
  );
}

/** What could still do something: words without the characters that were escaped. */
export const live = (words: string): string => words.replace(new RegExp(`${KEPT}.`, 'gsu'), '');

/** Words as a reader sees them. */
export const seen = (words: string): string => words.replaceAll(KEPT, '');
