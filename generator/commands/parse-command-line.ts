import {parseArgs} from 'node:util';
import type {Phrase} from '../../src/i18n/index.ts';
import type {CommandMessages, OptionName} from '../messages/index.ts';
import type {Command, Given, Option, Options} from './command.ts';

/** Options that every command has. */
export const COMMON: Options = {lang: {value: 'ko|en'}, help: {short: 'h'}};

export type Parsed = {ok: true; given: Given} | {ok: false; fault: Phrase};

/** The command's word, and the rest of the line. An option may stand before the command. */
export function splitCommand(argv: readonly string[]): {name: string | undefined; rest: readonly string[]} {
  const at = argv.findIndex((word, i) => !word.startsWith('-') && argv[i - 1] !== '--lang');
  return at < 0 ? {name: undefined, rest: argv} : {name: argv[at], rest: argv.filter((_, i) => i !== at)};
}

/**
 * Reads the options and files of one command, strictly: an unknown option, one
 * given twice, a value too few or too many is a fault, and the first is told.
 */
export function parseCommandLine(
  words: readonly string[],
  command: Pick<Command, 'options' | 'files'>,
  m: CommandMessages,
): Parsed {
  const options = {...command.options, ...COMMON};
  // Not `strict`: its errors are English sentences. The tokens say all that it checks.
  const {tokens} = parseArgs({
    args: [...words],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      entriesOf(options).map(([name, {value, short}]) => [
        name,
        {type: value === undefined ? 'boolean' : 'string', ...(short === undefined ? {} : {short})} as const,
      ]),
    ),
  });

  const values = new Map<OptionName, string>();
  const files: string[] = [];
  const named = namedFiles(command);
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (named !== true && files.length >= named.length)
        return {ok: false, fault: m.unexpectedFile(token.value)};
      files.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const known = entriesOf(options).find(([name]) => name === token.name);
    if (!known) return {ok: false, fault: m.unknownOption(token.rawName)};
    const [name, option] = known;
    if (values.has(name)) return {ok: false, fault: m.optionTwice(token.rawName)};
    if (option.value === undefined) {
      if (token.value !== undefined) return {ok: false, fault: m.optionTakesNoValue(token.rawName)};
    } else if (!isValue(token, option))
      return {ok: false, fault: m.optionNeedsValue(token.rawName, `--${name}`)};
    if (name === 'lang' && token.value !== 'ko' && token.value !== 'en')
      return {ok: false, fault: m.unknownLanguage(token.value ?? '')};
    const {choices} = option;
    if (choices && !choices.includes(token.value ?? ''))
      return {ok: false, fault: m.unknownChoice(token.rawName, token.value ?? '', choices.join(', '))};
    values.set(name, token.value ?? '');
  }

  const given: Given = {
    option: name => values.get(name),
    required: name => values.get(name) ?? missing(name),
    has: name => values.has(name),
    files,
  };
  if (given.has('help')) return {ok: true, given};
  const clash = entriesOf(options).find(([name, {or}]) => or && values.has(name) && values.has(or));
  if (clash) {
    const [name, option] = clash;
    return {ok: false, fault: m.notTogether(spell(name, option), spell(option.or!, options[option.or!]!))};
  }
  const absent = entriesOf(options).filter(
    ([name, option]) =>
      !values.has(name) &&
      ((option.required && !(option.or && values.has(option.or))) ||
        entriesOf(options).some(([other, one]) => one.with === name && values.has(other))),
  );
  if (absent.length > 0)
    return {
      ok: false,
      fault: m.missingOptions(absent.map(([name, option]) => spell(name, option)).join(', ')),
    };
  if (named === true || named.length === 1) {
    if (files.length === 0) return {ok: false, fault: m.noFiles};
  } else if (files.length < named.length) return {ok: false, fault: m.missingFile(named[files.length]!)};
  return {ok: true, given};
}

/** What help calls the files of a command; true where it takes one or more. */
export function namedFiles({files = []}: Pick<Command, 'files'>): true | readonly string[] {
  return files === 'one' ? ['FILE'] : files;
}

/** How an option is written: its short form where it has one and takes a value, as in `-o FILE`. */
export function spell(name: OptionName, {short, value}: Option): string {
  return short !== undefined && value !== undefined ? `-${short}` : `--${name}`;
}

/** The options of a command with their names, in the order of the command. */
export function entriesOf(options: Options): [OptionName, Option][] {
  return Object.entries(options) as [OptionName, Option][];
}

function isValue(
  token: {readonly value?: string | undefined; readonly inlineValue?: boolean | undefined},
  option: Option,
): boolean {
  if (token.value === undefined || (/^(FILE|DIR)$/.test(option.value ?? '') && token.value === ''))
    return false;
  // `--catalog --family x` forgot a value; a lone hyphen is standard input or output.
  return token.inlineValue === true || token.value === '-' || !token.value.startsWith('-');
}

function missing(name: OptionName): never {
  throw new TypeError(`The option ${name} is not declared as required.`);
}
