import {describe, expect, it} from 'vitest';
import {canonicalNumber, compareNumbers, isExact, isMultipleOf} from '../../generator/definition/index.ts';

describe('a number that JavaScript would round', () => {
  it.each([
    ['9007199254740993'],
    ['-9007199254740993'],
    ['123456789012345678901234567890'],
    ['20.0000000000000000001'],
    ['0.10000000000000000001'],
    ['1e400'],
    ['-1e400'],
    ['1e-400'],
    ['1e99999999999999999999'],
  ])('%s is told apart', spelling => {
    expect(isExact(spelling)).toBe(false);
  });

  it.each([
    ['9007199254740992'],
    ['9007199254740991'],
    ['20'],
    ['20.000'],
    ['0.1'],
    ['-0'],
    ['0e400'],
    ['1.0'],
    ['1e2'],
    ['1e22'],
    ['1.7976931348623157e308'],
    ['5e-324'],
  ])('%s is none', spelling => {
    expect(isExact(spelling)).toBe(true);
  });
});

describe('numbers are compared to the last digit', () => {
  it.each([
    ['9007199254740992', '9007199254740993', -1],
    ['1e400', '1e401', -1],
    ['-1e400', '1e400', -1],
    ['-2', '-3', 1],
    ['0.3', '0.30000000000000000001', -1],
    ['100', '99', 1],
    ['0', '-1', 1],
    ['0', '1e-400', -1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareNumbers(a, b))).toBe(sign);
    expect(Math.sign(compareNumbers(b, a))).toBe(-sign);
  });

  it.each([
    ['1', '1.0'],
    ['100', '1e2'],
    ['1E+2', '10e1'],
    ['0', '-0'],
    ['0', '0e999999999999999999999'],
    ['0.001', '1e-3'],
  ])('%s is %s', (a, b) => {
    expect(compareNumbers(a, b)).toBe(0);
    expect(canonicalNumber(a)).toBe(canonicalNumber(b));
  });
});

describe('a multiple is one in decimal', () => {
  it.each([
    [0.3, 0.1, true],
    [19.99, 0.01, true],
    [1e300, 1e-300, true],
    [0, 5, true],
    [0.35, 0.1, false],
    [7, 2, false],
    [-6, 3, true],
  ])('%s of %s', (value, divisor, expected) => {
    expect(isMultipleOf(value, divisor)).toBe(expected);
  });
});
