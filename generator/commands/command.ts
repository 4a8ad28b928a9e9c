import type {CommandName, OptionName} from '../messages/index.ts';
import type {Inputs} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import type {ExitCode} from '../terminal/stop.ts';
import type {World} from '../terminal/world.ts';

/** One option of a command. Without `value` it is a switch. */
export interface Option {
  /** What help calls the value. `FILE` and `DIR` may not be empty. */
  readonly value?: string;
  readonly short?: string;
  readonly required?: true;
  /** The only values it takes. */
  readonly choices?: readonly string[];
  /** Another option that may be given in its place, and not beside it. */
  readonly or?: OptionName;
  /** Another option without which this one makes no sense. */
  readonly with?: OptionName;
}

export type Options = {readonly [name in OptionName]?: Option};

/** One command of the command line. Its words are in `messages` under its name. */
export interface Command {
  readonly name: CommandName;
  readonly options: Options;
  /** It takes one or more files, or exactly one, or exactly these. */
  readonly files?: true | 'one' | readonly string[];
  readonly run: (call: Call) => Promise<ExitCode>;
}

/** A command line that was understood, and what a command needs to answer it. */
export interface Call extends Given {
  readonly world: World;
  readonly say: Say;
  readonly inputs: Inputs;
}

export interface Given {
  /** The value of an option that may be left out. */
  readonly option: (name: OptionName) => string | undefined;
  /** The value of a required option. */
  readonly required: (name: OptionName) => string;
  readonly has: (name: OptionName) => boolean;
  readonly files: readonly string[];
}
