import type {Phrase} from '../../src/i18n/index.ts';
import type {CommandMessages} from '../messages/index.ts';

/** How much of a long line is shown before and after the place where it differs. */
const BEFORE = 40;
const AFTER = 80;

/**
 * The first line in which a file differs from what would be written; none where it does not.
 *
 * Bytes are compared, so that a line end or a byte order mark counts too.
 */
export function differenceLines(
  file: string,
  actual: Buffer,
  expected: Buffer,
  m: CommandMessages,
): readonly Phrase[] {
  if (actual.equals(expected)) return [];
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) at++;
  // Back to where the character begins in which they differ.
  while (at > 0 && (expected[at]! & 0xc0) === 0x80) at--;
  const before = expected.subarray(0, at);
  const start = before.lastIndexOf(0x0a) + 1;
  // Where one side breaks off, a missing line end may be all that differs.
  const ends = at >= Math.min(actual.length, expected.length);
  const line = before.filter(byte => byte === 0x0a).length + 1;
  return [
    [{recorded: file}, `:${line}: `, ...m.fileDiffers(line)],
    [`  ${m.inFile}: `, ...shown(actual, start, at, ends, m)],
    [`  ${m.generated}: `, ...shown(expected, start, at, ends, m)],
  ];
}

function shown(bytes: Buffer, start: number, at: number, ends: boolean, m: CommandMessages): Phrase {
  if (start >= bytes.length) return [m.noSuchLine];
  const found = bytes.indexOf(0x0a, start);
  const end = found < 0 ? bytes.length : found + (ends && at >= found ? 1 : 0);
  const head = [...decode(bytes.subarray(start, Math.min(at, end)))];
  const tail = [...decode(bytes.subarray(Math.min(at, end), end))];
  return [
    head.length > BEFORE ? '… ' : '',
    {recorded: head.slice(-BEFORE).join('') + tail.slice(0, AFTER).join('')},
    tail.length > AFTER ? ' …' : '',
  ];
}

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes);
