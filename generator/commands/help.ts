import type {CommandMessages} from '../messages/index.ts';
import type {Command, Option} from './command.ts';
import {COMMON, entriesOf, namedFiles, spell} from './parse-command-line.ts';

/** What `--help` says, and how to begin where no command was given. */
export function helpOverall(commands: readonly Command[], m: CommandMessages): string {
  return [
    m.tagline,
    '',
    `${m.usage}: tool-records COMMAND [OPTION]…`,
    '',
    `${m.commands}:`,
    ...columns(commands.map(({name}) => [name, m.purpose[name]])),
    '',
    `${m.options}:`,
    ...columns([
      ...entriesOf(COMMON).map(([name, option]) => [writing(spell(name, option), option), m.option[name]]),
      ['--version', m.option.version],
    ]),
    '',
    m.moreHelp('COMMAND'),
    m.conventions,
    m.exitCodes,
    '',
  ].join('\n');
}

/** What `COMMAND --help` says. */
export function helpFor(command: Command, m: CommandMessages): string {
  const options = entriesOf({...command.options, ...COMMON});
  return [
    `tool-records ${command.name}: ${m.purpose[command.name]}`,
    '',
    usageLine(command, m),
    '',
    m.detail[command.name],
    '',
    `${m.options}:`,
    ...columns(
      options.map(([name, option]) => [writing(spell(name, option), option), m.option[name]] as const),
    ),
    '',
    m.conventions,
    m.exitCodes,
    '',
  ].join('\n');
}

/** One line with everything a command takes; what may be left out stands in brackets. */
export function usageLine(command: Command, m: CommandMessages): string {
  const {name, options} = command;
  const entries = entriesOf({...options, lang: COMMON.lang!});
  const words = entries.map(([key, option], i) => {
    const word = writing(spell(key, option), option);
    const {or} = option;
    // What can stand in for these comes behind them, and nowhere else.
    if (entries.some(([, other]) => other.or === key)) return '';
    if (or !== undefined) {
      const first = entries[i - 1]?.[1].or !== or;
      const last = entries[i + 1]?.[1].or !== or;
      return `${first ? '(' : ''}${word}${last ? ` | ${writing(spell(or, options[or]!), options[or]!)})` : ''}`;
    }
    return option.required ? word : `[${word}]`;
  });
  const named = namedFiles(command);
  return `${m.usage}: tool-records ${[name, ...(named === true ? ['FILE…'] : named), ...words].filter(Boolean).join(' ')}`;
}

const writing = (spelling: string, {value}: Option): string =>
  value === undefined ? spelling : `${spelling} ${value}`;

/** The first column is ASCII, so that its width is its length in any language. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first!.length));
  return rows.map(([first, second]) => `  ${first!.padEnd(width)}  ${second}`);
}
