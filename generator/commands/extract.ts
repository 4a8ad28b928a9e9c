import {joinTexts, parseCollection} from '../../src/record/index.ts';
import {recordedTexts} from '../collections/recorded-texts.ts';
import {faultLine, issueLine} from '../terminal/fault-lines.ts';
import {Stop} from '../terminal/stop.ts';
import type {Command} from './command.ts';

export const extract: Command = {
  name: 'extract',
  options: {record: {value: 'ID', required: true}},
  files: 'one',
  run: async ({files, inputs, required, say, world}) => {
    const name = files[0]!;
    const reading = parseCollection((await inputs.read(name)).bytes);
    if (!reading.ok) throw new Stop(1, ...reading.issues.map(issue => issueLine(name, issue, say)));
    const id = required('record');
    const index = reading.collection.records.findIndex(one => one.id === id);
    const refuse = (code: string, advice: Parameters<typeof faultLine>[1], at?: string, start?: number) => {
      const place = start === undefined ? {} : reading.nodes[index]!.source.place(start);
      return new Stop(1, faultLine({file: name, ...place, at, code}, advice));
    };
    if (index < 0) {
      const ids = reading.collection.records.map(one => one.id);
      throw refuse('NO_SUCH_RECORD', say.command.noSuchRecord(id, ids.slice(0, 20).join(', ')));
    }
    const found = recordedTexts(reading, index);
    if (!found) throw refuse('NOTHING_RECORDED', say.command.nothingRecorded, `/records/${index}`);
    if (found.changed) throw refuse('CHANGED_TEXT', say.command.changedText, found.at, found.start);
    // As it is, also where a terminal would take part of it as a command: every byte comes back.
    await world.write('out', found.texts.length === 1 ? found.texts[0]! : joinTexts(found.texts));
    return 0;
  },
};
