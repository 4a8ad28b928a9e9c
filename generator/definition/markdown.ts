/** Somebody's prose inside a Markdown document, with nothing in it that would be markup. */
export function prose(text: string): string {
  return text
    .replace(/[\\`*_[\]<>&|~#$]/g, character => `\\${character}`)
    .replace(/^[ \t]+/gm, '')
    .replace(/^([-+=])/gm, '\\$1')
    .replace(/^(\d+)([.)])/gm, '$1\\$2');
}

/** Somebody's text character by character, on one line; inside a table `|` has to be escaped even here. */
export function code(text: string): string {
  const line = text.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');
  const mark = '`'.repeat(longestRun(line) + 1);
  // A space at both ends is taken away again, and parts the text from the marks.
  const gap = /^[` ]|[` ]$/.test(line) || line === '' ? ' ' : '';
  return `${mark}${gap}${line}${gap}${mark}`;
}

/** A block of somebody's text. */
export function fence(text: string, language = ''): string {
  const mark = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${mark}${language}\n${text.replace(/\n$/, '')}\n${mark}`;
}

/** A table; every cell is Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

// A bar ends a cell wherever it stands, unless a backslash is right before it.
const inCell = (cell: string): string => cell.replace(/\s*[\r\n]+\s*/g, ' ').replace(/\\?\|/g, '\\|');

function longestRun(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
}
