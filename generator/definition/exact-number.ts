import {type JsonNode, pointerStep, textOf} from '../../src/record/index.ts';

/** The value of a number's spelling: 0.DIGITS times ten to the EXPONENT. Zero has no digits and no sign. */
interface Decimal {
  readonly negative: boolean;
  /** Without zeros at either end. */
  readonly digits: string;
  readonly exponent: bigint;
}

const SPELLING = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/**
 * Whether JavaScript's number stands for this spelling alone.
 *
 * Of the numbers that pass, no two different ones become the same JavaScript
 * number and their order stays, so comparing them is exact. `1.0`, `1e2`,
 * `-0` and `0.1` pass; `9007199254740993` and `20.0000000000000000001`, which
 * would be rounded, and `1e400`, which would be infinite, do not.
 */
export function isExact(spelling: string): boolean {
  const value = Number(spelling);
  return Number.isFinite(value) && compareNumbers(spelling, String(value)) === 0;
}

/** Which of two numbers is larger, by value and to the last digit: negative, 0 or positive. */
export function compareNumbers(one: string, other: string): number {
  const a = decimalOf(one);
  const b = decimalOf(other);
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const size = compareSizes(a, b);
  return a.negative ? -size : size;
}

/** One spelling for all spellings of a number: `1`, `1.0` and `10e-1` give the same. */
export function canonicalNumber(spelling: string): string {
  const {negative, digits, exponent} = decimalOf(spelling);
  return `${negative ? '-' : ''}0.${digits}e${exponent}`;
}

/** Whether a number is a whole multiple of another, in decimal: 0.3 is one of 0.1. */
export function isMultipleOf(value: number, divisor: number): boolean {
  const a = decimalOf(String(value));
  const b = decimalOf(String(divisor));
  if (b.digits === '') return false;
  const power = ({digits, exponent}: Decimal) => exponent - BigInt(digits.length);
  const shift = power(a) - power(b);
  const scaled = (one: Decimal, zeros: bigint) =>
    BigInt(one.digits || '0') * 10n ** (zeros > 0n ? zeros : 0n);
  return scaled(a, shift) % scaled(b, -shift) === 0n;
}

/** The pointer to the first number that is not exact; undefined where all are. */
export function findInexact(node: JsonNode, at = ''): string | undefined {
  if (node.type === 'number') return isExact(textOf(node)) ? undefined : at;
  const children =
    node.type === 'object'
      ? node.members.map(({key, value}) => [key, value] as const)
      : node.type === 'array'
        ? node.items.map((item, i) => [i, item] as const)
        : [];
  for (const [step, child] of children) {
    const found = findInexact(child, at + pointerStep(step));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value of a node in JavaScript's own numbers; ask `findInexact` first. */
export function toValue(node: JsonNode): unknown {
  switch (node.type) {
    case 'object':
      return Object.fromEntries(node.members.map(({key, value}) => [key, toValue(value)]));
    case 'array':
      return node.items.map(toValue);
    case 'number':
      return Number(textOf(node));
    default:
      return node.value;
  }
}

function decimalOf(spelling: string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = SPELLING.exec(spelling)!;
  const all = whole + fraction;
  let first = 0;
  let end = all.length;
  while (all[first] === '0') first++;
  // Not a pattern: /0+$/ takes the square of the length.
  while (end > first && all[end - 1] === '0') end--;
  const digits = all.slice(first, end);
  if (digits === '') return {negative: false, digits, exponent: 0n};
  return {negative: sign === '-', digits, exponent: BigInt(power) + BigInt(whole.length - first)};
}

function compareSizes(a: Decimal, b: Decimal): number {
  if (a.digits === '' || b.digits === '') return a.digits.length - b.digits.length;
  if (a.exponent !== b.exponent) return a.exponent < b.exponent ? -1 : 1;
  return a.digits === b.digits ? 0 : a.digits < b.digits ? -1 : 1;
}
