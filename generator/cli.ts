import type {Phrase} from '../src/i18n/index.ts';
import {helpFor, helpOverall, usageLine} from './commands/help.ts';
import {commands} from './commands/index.ts';
import {parseCommandLine, splitCommand} from './commands/parse-command-line.ts';
import {inputsOf} from './terminal/read-input.ts';
import {pickLocale, type Say, sayIn} from './terminal/say.ts';
import {type ExitCode, Stop} from './terminal/stop.ts';
import {tell} from './terminal/tell.ts';
import {visible} from './terminal/visible.ts';
import {OutputFault, type World} from './terminal/world.ts';
import {VERSION} from './version.ts';

/**
 * Runs one command line and gives its exit code. Never rejects: whatever goes
 * wrong becomes a sentence on standard error.
 */
export async function main(argv: readonly string[], world: World): Promise<ExitCode> {
  const say = sayIn(pickLocale(argv, world.env));
  try {
    return await run(argv, world, say);
  } catch (error) {
    if (error instanceof Stop) {
      await tell(world, ...error.lines);
      return error.exitCode;
    }
    if (error instanceof OutputFault) {
      await tell(world, say.command.outputFault(error.code));
      return 2;
    }
    await tell(world, say.command.ourFault(String(error)));
    const debug = world.env.TOOL_RECORDS_DEBUG && error instanceof Error ? error.stack : undefined;
    const lines = debug === undefined ? [say.command.howToSeeStack] : debug.split('\n').map(visible);
    await world.write('err', `${lines.join('\n')}\n`);
    return 3;
  }
}

async function run(argv: readonly string[], world: World, say: Say): Promise<ExitCode> {
  const {command: m} = say;
  const {name, rest} = splitCommand(argv);
  const command = commands.find(one => one.name === name);
  const refuse = async (fault: Phrase, ...more: readonly string[]): Promise<ExitCode> => {
    await tell(world, fault);
    await world.write('err', `${more.join('\n')}\n`);
    return 2;
  };
  const beginning = `${m.usage}: tool-records COMMAND [OPTION]…`;
  const known = `${m.commands}: ${commands.map(one => one.name).join(', ')}`;

  if (!command) {
    if (name === undefined && rest.length === 1 && rest[0] === '--version') {
      await world.write('out', `${VERSION}\n`);
      return 0;
    }
    if (name !== undefined) return refuse(m.unknownCommand(name), known, beginning);
    const parsed = parseCommandLine(rest, {options: {}}, m);
    if (!parsed.ok) return refuse(parsed.fault, known, beginning);
    if (!parsed.given.has('help')) {
      await tell(world, m.noCommand);
      await world.write('err', helpOverall(commands, m));
      return 2;
    }
    await world.write('out', helpOverall(commands, m));
    return 0;
  }

  const parsed = parseCommandLine(rest, command, m);
  if (!parsed.ok) return refuse(parsed.fault, usageLine(command, m), m.moreHelp(command.name));
  if (parsed.given.has('help')) {
    await world.write('out', helpFor(command, m));
    return 0;
  }
  return command.run({...parsed.given, world, say, inputs: inputsOf(world, say)});
}
