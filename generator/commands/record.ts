import {collectionText} from '../collections/collection-text.ts';
import {collectionFromCatalog} from '../collections/from-catalog.ts';
import {isArguments} from '../collections/requests.ts';
import {tell} from '../terminal/tell.ts';
import {authorStop} from './author-line.ts';
import type {Command} from './command.ts';
import {writeOutput} from './output.ts';

export const record: Command = {
  name: 'record',
  options: {
    catalog: {value: 'FILE', required: true},
    requests: {value: 'FILE', required: true},
    id: {value: 'ID', required: true},
    'title-ko': {value: 'T', required: true},
    'title-en': {value: 'T', required: true},
    'summary-ko': {value: 'T', with: 'summary-en'},
    'summary-en': {value: 'T', with: 'summary-ko'},
    output: {value: 'FILE', short: 'o', required: true},
    overwrite: {},
  },
  run: async call => {
    const {inputs, say, option, required} = call;
    const catalog = await inputs.readJson(required('catalog'));
    const requests = await inputs.readJson(required('requests'), isArguments);
    const ko = option('summary-ko');
    const en = option('summary-en');
    const collection = collectionFromCatalog(
      {
        id: required('id'),
        title: {ko: required('title-ko'), en: required('title-en')},
        ...(ko === undefined || en === undefined ? {} : {summary: {ko, en}}),
        origin: 'authored',
      },
      catalog,
      requests,
      say,
    );
    const written = collectionText(collection);
    if (!written.ok) throw authorStop(written.issues, requests.name, say);
    const output = required('output');
    await writeOutput(call, output, written.text, call.has('overwrite'));
    await tell(call.world, [
      {recorded: output},
      ': ',
      ...say.command.written(collection.id, collection.records.length),
    ]);
    return 0;
  },
};
