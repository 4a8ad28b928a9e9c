import type {Listing} from '../../src/import/index.ts';
import {
  type Collection,
  type Input,
  joinTexts,
  type ListingRecord,
  readJson,
  type Text,
} from '../../src/record/index.ts';
import type {InputFile} from '../terminal/read-input.ts';
import {VERSION} from '../version.ts';
import {inputOf} from './from-catalog.ts';
import {hashTexts} from './hash-texts.ts';

const LABEL: Text = {ko: '도구 목록', en: 'Tool listing'};

const NOTES: Readonly<Record<Listing['from'], Text>> = {
  mcp: {
    ko: 'MCP 서버의 tools/list 결과를 받은 그대로 옮겼습니다. 판정하거나 고친 것은 없습니다.',
    en: 'A tools/list result of an MCP server, kept as it came. Nothing was judged or changed.',
  },
  openai: {
    ko: 'OpenAI Chat Completions 형식의 도구 배열을 받은 그대로 옮겼습니다. 판정하거나 고친 것은 없습니다.',
    en: 'An array of tools in the form of OpenAI Chat Completions, kept as it came. Nothing was judged or changed.',
  },
  'openai-responses': {
    ko: 'OpenAI Responses 형식의 도구 배열을 받은 그대로 옮겼습니다. 판정하거나 고친 것은 없습니다.',
    en: 'An array of tools in the form of OpenAI Responses, kept as it came. Nothing was judged or changed.',
  },
  anthropic: {
    ko: 'Anthropic 형식의 도구 배열을 받은 그대로 옮겼습니다. 판정하거나 고친 것은 없습니다.',
    en: 'An array of tools in the form of Anthropic, kept as it came. Nothing was judged or changed.',
  },
};

/** Foreign listings as a collection of their own, a record for each. */
export function collectionFromListings(
  {id, title}: Pick<Collection, 'id' | 'title'>,
  listings: readonly Listing[],
  files: readonly InputFile[],
): Collection {
  const kinds = new Map(listings.flatMap(({from, files}) => files.map(file => [file, `${from}-listing`])));
  return {
    format: 'tool-records',
    version: 1,
    id,
    title,
    source: {
      origin: 'imported',
      inputs: files.map((file, i): Input => inputOf(kinds.get(i)!, file)),
      generator: VERSION,
    },
    records: listings.map((listing, i): ListingRecord => {
      const several = listings.length > 1;
      // Tools of two servers may share a name, so each list says which file it was.
      const of = several ? `: ${nameOf(files[listing.files[0]!]!, i)}` : '';
      return {
        id: several ? `listing-${i + 1}` : 'listing',
        kind: 'listing',
        label: {ko: LABEL.ko + of, en: LABEL.en + of},
        note: NOTES[listing.from],
        judge: 'server',
        from: listing.from,
        pages: spliced(listing.texts),
        sha256: hashTexts(listing.texts),
      };
    }),
  };
}

/** The last part of a file's name; standard input has none, so it is counted. */
function nameOf({name}: InputFile, index: number): string {
  return name === '-' ? String(index + 1) : name.replace(/^.*[\\/]/, '').replace(/\.json$/i, '');
}

/**
 * The texts as one array that is written as it is.
 *
 * Item by item they would be written with line ends and indents of ours, and
 * the white space around them would be lost.
 */
function spliced(texts: readonly string[]): ListingRecord['pages'] {
  const reading = readJson(joinTexts(texts), path => path.length === 1);
  if (!reading.ok) throw new Error('Texts that were read as JSON are no longer JSON.');
  return reading.node as unknown as ListingRecord['pages'];
}
