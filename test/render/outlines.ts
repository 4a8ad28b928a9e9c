import {readFileSync} from 'node:fs';
import {messagesFor} from '../../src/i18n/index.ts';
import {parseCollection, type ReadCollection} from '../../src/record/index.ts';
import {listEntries, type Outline, outlineEntry, reveal} from '../../src/view/index.ts';

interface HostileString {
  readonly group: string;
  readonly value: string;
  readonly mustReveal: readonly string[];
}

export const hostileStrings: readonly HostileString[] = JSON.parse(
  readFileSync(new URL('../fixtures/strings.json', import.meta.url), 'utf8'),
);

/** What ends a code span, a cell, a fence or a line of Markdown if it gets there unnoticed. */
export const MARKDOWN_TRICKS = [
  '`',
  '``',
  '` `',
  '`a',
  'a`',
  'a`b``c```d',
  '```',
  '```\n# out',
  '~~~',
  '\\',
  'a\\',
  '\\`',
  '|',
  'a|b',
  'a\\|b',
  'a\\\\|b',
  '`|`',
  ' a ',
  '   ',
  ' a',
  'a\nb',
  'a\r\n\r\n# out',
  '---',
  '- x',
  '1. x',
  '# x',
  '> x',
  '*x* **y** _z_',
  '![x](y)',
  '[x]: y',
  '<b>x</b>',
  '&lt;b&gt;',
  'https://x.invalid www.x.invalid a@x.invalid //x.invalid/y',
  ':smile: $x$ @name #1',
];

/** An outline with this text in every place that recorded text can stand in. */
export function outlineOf(text: string): Outline {
  const recorded = [{recorded: text}];
  return {
    id: 'one',
    label: 'A label',
    note: 'A note.',
    hidden: '',
    answers: [
      {question: 'listed', answer: 'yes'},
      {question: 'valid', answer: 'refused', code: text},
    ],
    sections: [
      {
        heading: 'First',
        aside: ['aside ', ...recorded],
        blocks: [
          {type: 'paragraph', text: ['before ‘', ...recorded, '’ after']},
          {type: 'paragraph', text: recorded},
          {type: 'verdict', refused: true, codes: [text, text], text: ['why ', ...recorded, '.']},
          {type: 'table', rows: [{cells: [['name'], recorded]}]},
          {
            type: 'wire',
            id: 'one',
            count: 1,
            frames: () => [
              {who: 'Client', back: false, head: recorded, aside: ['for ', ...recorded], fault: false, text},
            ],
          },
          {
            type: 'table',
            id: 't0',
            caption: recorded,
            columns: ['One', 'Two', 'Three'],
            rows: [
              {goTo: 't1', cells: [recorded, recorded, ['last']]},
              {id: 't1', fault: true, cells: [recorded, [...recorded, ' · ', ...recorded], recorded]},
            ],
          },
        ],
      },
      {heading: 'Second', blocks: [{type: 'source', text}]},
    ],
  };
}

/** How a text is shown where a mark cannot have a box of its own. */
export const markedOf = (text: string, multiline = false): string =>
  reveal(text, {multiline})
    .map(part => (typeof part === 'string' ? part : `⟦${part.mark}⟧`))
    .join('');

/** The committed collection, read. */
export function discovery(): ReadCollection & {readonly bytes: Buffer} {
  const bytes = readFileSync(new URL('../../records/discovery.json', import.meta.url));
  const reading = parseCollection(bytes);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return {...reading, bytes};
}

/** Every outline of the committed collection, in both languages. */
export function discoveryOutlines() {
  const reading = discovery();
  return (['ko', 'en'] as const).flatMap(locale => {
    const m = messagesFor(locale);
    return listEntries(reading, m).map(entry => ({
      locale,
      address: entry.address,
      m,
      outline: outlineEntry(reading, entry, m),
    }));
  });
}
