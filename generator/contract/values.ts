import {JsonNumber, keysOf} from '../../src/record/index.ts';

const LABEL = /^[a-z][a-z0-9._-]{0,79}$/;
const INTEGER = /^-?(0|[1-9]\d*)$/;

/** A label names a tool, a family or a field: 1 to 80 ASCII characters, the first a lower-case letter. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && LABEL.test(value);
}

/** An object as JSON has them: no array, no number with a spelling, no instance of a class. */
export function isPlainObject(value: unknown): value is {readonly [key: string]: unknown} {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Whether a number is spelled as an integer: `1` and `-0` are, `1.0` and `1e2`
 * are not, and the size does not matter.
 */
export function isInteger(value: unknown): value is number | JsonNumber {
  if (typeof value !== 'number' && !(value instanceof JsonNumber)) return false;
  return INTEGER.test(String(value));
}

/** Whether a text has more code points than a limit allows. */
export function isLongerThan(text: string, limit: number): boolean {
  // A code point is one or two UTF-16 units, so most texts need no counting.
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  let count = 0;
  for (const _ of text) count++;
  return count > limit;
}

/** The first key that is not among the known ones, else the first required one that is missing. */
export function findKeyFault(
  value: object,
  known: readonly string[],
  required: readonly string[] = known,
): string | undefined {
  const keys = keysOf(value);
  return keys.find(key => !known.includes(key)) ?? required.find(key => !keys.includes(key));
}
