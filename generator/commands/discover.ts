import {toPlain} from '../../src/record/index.ts';
import {explainRefusal} from '../../src/view/index.ts';
import {answerOf} from '../collections/answer.ts';
import {catalogFaultLine, findCatalogFault} from '../collections/catalog-fault.ts';
import {discover} from '../contract/index.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import {tell} from '../terminal/tell.ts';
import type {Command} from './command.ts';
import {printAnswer} from './output.ts';

export const discoverCommand: Command = {
  name: 'discover',
  options: {
    catalog: {value: 'FILE', required: true},
    family: {value: 'F', required: true},
    name: {value: 'N'},
  },
  run: async call => {
    const catalog = await call.inputs.readJson(call.required('catalog'));
    const plain = toPlain(catalog.node);
    const family = call.required('family');
    const name = call.option('name');
    const answer = answerOf(() => discover(plain, family, name));
    await printAnswer(call, answer);
    if ('ok' in answer) return 0;
    await tell(
      call.world,
      findCatalogFault(plain)
        ? catalogFaultLine(catalog, answer, call.say)
        : faultLine(
            {file: answer.at === '/name' ? '--name' : '--family', code: answer.error},
            explainRefusal(answer, {family, name}, call.say.viewer),
          ),
    );
    return 1;
  },
};
