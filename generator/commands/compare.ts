import type {Phrase} from '../../src/i18n/index.ts';
import {writeJson} from '../../src/record/index.ts';
import {sourceIn} from '../collections/source-file.ts';
import {code, table} from '../definition/index.ts';
import type {SharingMessages} from '../messages/index.ts';
import {type Comparison, compareSources} from '../targets/index.ts';
import {faultLine} from '../terminal/fault-lines.ts';
import {Stop} from '../terminal/stop.ts';
import {terminalText} from '../terminal/tell.ts';
import {visible, visibleJson} from '../terminal/visible.ts';
import type {Command} from './command.ts';

const FORMATS = ['text', 'json', 'markdown'] as const;
type Format = (typeof FORMATS)[number];

const WRITERS: Readonly<Record<Format, (comparison: Comparison, m: SharingMessages) => string>> = {
  json: comparison => visibleJson(writeJson(comparison, 'compact')),
  text: (comparison, m) => {
    const {changes} = comparison;
    const width = changes.reduce((most, {code}) => Math.max(most, code.length), 0);
    const lines = changes.map(
      ({level, code, at}): Phrase => [
        `${level.padEnd(5)}  ${code.padEnd(width)}  `,
        {recorded: at},
        `  ${m.change[code]}`,
      ],
    );
    return [summary(comparison, m), ...lines].map(terminalText).join('\n');
  },
  markdown: (comparison, m) => {
    const {level, change, place} = m.columns;
    const rows = comparison.changes.map(one => [
      m.level[one.level],
      m.change[one.code],
      code(visible(one.at)),
    ]);
    return [
      terminalText(summary(comparison, m)),
      ...(rows.length > 0 ? [table([level, change, place], rows)] : []),
    ].join('\n\n');
  },
};

export const compare: Command = {
  name: 'compare',
  options: {format: {value: 'text|json|markdown', choices: FORMATS}},
  files: ['OLD', 'NEW'],
  run: async ({files, inputs, say, option, world}) => {
    const [old, now] = [await inputs.readJson(files[0]!), await inputs.readJson(files[1]!)];
    const comparison = compareSources(sourceIn(old, say), sourceIn(now, say));
    if (!comparison) throw new Stop(1, faultLine({file: now.name}, say.command.sharing.differentKinds));
    const write = WRITERS[(option('format') ?? 'text') as Format];
    await world.write('out', `${write(comparison, say.command.sharing)}\n`);
    return comparison.changes.length > 0 ? 1 : 0;
  },
};

function summary({level, old, next}: Comparison, m: SharingMessages): Phrase {
  if (level === 'none') return m.noChange;
  return old !== undefined && next !== undefined
    ? m.versionStep(m.level[level], old, next)
    : m.levelOnly(m.level[level]);
}
