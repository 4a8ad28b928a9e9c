import {type Refusal, toPlain} from '../../src/record/index.ts';
import {explainRefusal} from '../../src/view/index.ts';
import {answerOf} from '../collections/answer.ts';
import {catalogFaultLine, findCatalogFault} from '../collections/catalog-fault.ts';
import {resolvePointer, stepsOf} from '../collections/resolve-pointer.ts';
import {definitionIn, placeIn} from '../collections/source-file.ts';
import {validateArguments} from '../contract/index.ts';
import {checkCall} from '../definition/index.ts';
import {faultLine, type Place} from '../terminal/fault-lines.ts';
import {type JsonFile, parseJson} from '../terminal/read-input.ts';
import {type ExitCode, Stop} from '../terminal/stop.ts';
import {tell} from '../terminal/tell.ts';
import type {Call, Command} from './command.ts';
import {printAnswer} from './output.ts';

export const validate: Command = {
  name: 'validate',
  options: {
    catalog: {value: 'FILE', required: true, or: 'definition'},
    name: {value: 'N', required: true, or: 'definition'},
    definition: {value: 'FILE'},
    arguments: {value: 'JSON|@FILE', required: true},
  },
  run: async call => {
    const definition = call.option('definition');
    if (definition !== undefined) return validateByDefinition(call, definition);
    const catalog = await call.inputs.readJson(call.required('catalog'));
    const sent = await readArguments(call, call.required('arguments'));
    const plain = toPlain(catalog.node);
    const args = toPlain(sent.node);
    const name = call.required('name');
    const answer = answerOf(() => validateArguments(plain, name, args));
    // The values as sent, in the order sent.
    await printAnswer(call, 'ok' in answer ? {ok: {...answer.ok, arguments: args}} : answer);
    if ('ok' in answer) return 0;
    const place: Place = answer.error.startsWith('INVALID_ARGUMENT_')
      ? placeOf(sent, answer)
      : {file: '--name'};
    await tell(
      call.world,
      findCatalogFault(plain)
        ? catalogFaultLine(catalog, answer, call.say)
        : faultLine(
            {...place, code: answer.error},
            explainRefusal(answer, {name, arguments: sent.node}, call.say.viewer),
          ),
    );
    return 1;
  },
};

async function validateByDefinition(call: Call, name: string): Promise<ExitCode> {
  const definition = definitionIn(await call.inputs.readJson(name), call.say);
  const sent = await readArguments(call, call.required('arguments'));
  const checked = checkCall(definition.parameters, sent.node);
  if (checked.ok) {
    const ok = {
      name: definition.name,
      arguments: toPlain(sent.node),
      filled: toPlain(checked.filled),
      shape_valid: true,
      authorized: false,
      executed: false,
    };
    await printAnswer(call, {ok});
    return 0;
  }
  const {error, at} = checked;
  const envelope = 'envelope' in checked ? checked.envelope : undefined;
  await printAnswer(call, {error, at, ...(envelope && {envelope})});
  await tell(
    call.world,
    faultLine(
      {...placeIn(sent, at), code: error},
      call.say.command.sharing.callFault(error, envelope?.message ?? ''),
    ),
  );
  return 1;
}

async function readArguments({inputs, say}: Call, given: string): Promise<JsonFile> {
  if (given.startsWith('@')) return inputs.readJson(given.slice(1));
  if (/^[ \t\r\n]*$/.test(given))
    throw new Stop(1, faultLine({file: '--arguments', code: 'EMPTY'}, say.command.emptyOption));
  return parseJson({name: '--arguments', bytes: new TextEncoder().encode(given)}, say);
}

/** A key that is unknown is itself the fault; a wrong value stands behind its key. */
function placeOf({name, node}: JsonFile, {error, at = ''}: Refusal): Place {
  const found = resolvePointer(node, stepsOf(at));
  const start = error === 'INVALID_ARGUMENT_KEYS' ? found.keyStart : found.node.start;
  return {file: name, ...node.source.place(start), at};
}
