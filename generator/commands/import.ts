import type {Phrase} from '../../src/i18n/index.ts';
import {type ImportIssue, importListings, LISTING_KINDS, type ListingKind} from '../../src/import/index.ts';
import {collectionText} from '../collections/collection-text.ts';
import {collectionFromListings} from '../collections/from-listings.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import {Stop} from '../terminal/stop.ts';
import {tell} from '../terminal/tell.ts';
import {authorStop} from './author-line.ts';
import type {Call, Command} from './command.ts';
import {writeOutput} from './output.ts';

export const importCommand: Command = {
  name: 'import',
  options: {
    from: {value: 'KIND'},
    id: {value: 'ID', required: true},
    'title-ko': {value: 'T', required: true},
    'title-en': {value: 'T', required: true},
    output: {value: 'FILE', short: 'o', required: true},
    overwrite: {},
  },
  files: true,
  run: async call => {
    const {say, required, world} = call;
    const from = kindAsked(call);
    const files: JsonFile[] = [];
    for (const name of call.files) files.push(await call.inputs.readJson(name));
    const found = importListings(
      files.map(({node}) => node),
      from,
    );
    const lineOf = ({code, file, ...place}: ImportIssue): Phrase =>
      faultLine({file: files[file]!.name, ...place, code}, say.command.importIssue[code]);
    if (!found.ok) throw new Stop(1, ...found.issues.map(lineOf));

    const collection = collectionFromListings(
      {id: required('id'), title: {ko: required('title-ko'), en: required('title-en')}},
      found.listings,
      files,
    );
    const written = collectionText(collection);
    if (!written.ok) throw authorStop(written.issues, files.at(-1)!.name, say);
    const output = required('output');
    await writeOutput(call, output, written.text, call.has('overwrite'));
    await tell(
      world,
      ...files.filter(hasMark).map(({name}): Phrase => [{recorded: name}, ': ', ...say.command.markDropped]),
      ...found.listings.flatMap(({notices}) => notices.map(lineOf)),
      [{recorded: output}, ': ', ...say.command.written(collection.id, collection.records.length)],
    );
    return 0;
  },
};

function kindAsked({option, say}: Call): ListingKind | undefined {
  const asked = option('from');
  const kind = LISTING_KINDS.find(one => one === asked);
  if (asked !== undefined && !kind)
    throw new Stop(2, say.command.unknownKind(asked, LISTING_KINDS.join(', ')));
  return kind;
}

/** Whether a file begins with a byte order mark, which is no part of its text. */
const hasMark = ({bytes}: JsonFile): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
