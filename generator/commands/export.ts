import {placeIn, sourceIn} from '../collections/source-file.ts';
import {exportSource, type Source, TARGETS, type Target} from '../targets/index.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import {tell} from '../terminal/tell.ts';
import type {Command} from './command.ts';
import {printAnswer} from './output.ts';

// `export` alone is a word of the language.
export const exportCommand: Command = {
  name: 'export',
  options: {to: {value: 'TARGET', required: true, choices: TARGETS}},
  files: ['FILE'],
  run: async call => {
    const file = await call.inputs.readJson(call.files[0]!);
    const source = sourceIn(file, call.say);
    const target = call.required('to') as Target;
    const exported = exportSource(source, target);
    await printAnswer(call, exported);
    if ('ok' in exported) return 0;
    const {error, at} = exported;
    const advice = call.say.command.sharing.exportFault(error, nameAt(source, at), target);
    await tell(call.world, faultLine({...placeIn(file, at), code: error}, advice));
    return 1;
  },
};

/** The name of the tool that a pointer leads into. */
function nameAt(source: Source, at: string): string {
  if (source.kind === 'definition') return source.definition.name;
  return source.tools.find(tool => at.startsWith(`${tool.at}/`))?.name ?? '';
}
