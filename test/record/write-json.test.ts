import {describe, expect, it} from 'vitest';
import {JsonNumber, keysOf, readJson, toPlain, writeJson} from '../../src/record/index.ts';

function nodeOf(text: string) {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(`${text} was refused`);
  return reading.node;
}

describe('writeJson', () => {
  it('indents by two spaces, and keeps what is empty on one line', () => {
    expect(writeJson({a: [1, {b: {}}], c: []})).toBe(
      '{\n  "a": [\n    1,\n    {\n      "b": {}\n    }\n  ],\n  "c": []\n}',
    );
    expect(writeJson({a: [1, {b: {}}], c: []})).toBe(JSON.stringify({a: [1, {b: {}}], c: []}, null, 2));
  });

  it('writes on one line when asked to', () => {
    expect(writeJson({a: [1, {b: {}}], c: []}, 'compact')).toBe('{"a":[1,{"b":{}}],"c":[]}');
  });

  it('splices a node in as its author wrote it, in either layout', () => {
    const text = '{ "b":1,\n"10":-0, "c" : 1.0,"d":"\\u0061" }';
    expect(writeJson({a: nodeOf(text)})).toBe(`{\n  "a": ${text}\n}`);
    expect(writeJson([nodeOf(text)], 'compact')).toBe(`[${text}]`);
  });

  it('takes a recorded value that looks like a node for data', () => {
    const plain = toPlain(nodeOf('{"type":"number","source":{"text":"1"},"start":0,"end":1}'));
    expect(writeJson(plain, 'compact')).toBe('{"type":"number","source":{"text":"1"},"start":0,"end":1}');
  });

  it('writes a number as it was spelled', () => {
    expect(writeJson([new JsonNumber('1.0'), -0, 0, 1e21], 'compact')).toBe('[1.0,-0,0,1e+21]');
  });

  it('leaves out a member that is undefined, and refuses an item that is', () => {
    expect(writeJson({a: undefined, b: null}, 'compact')).toBe('{"b":null}');
    expect(() => writeJson([undefined])).toThrow(TypeError);
    expect(() => writeJson(Array(2))).toThrow(TypeError);
    expect(writeJson([null], 'compact')).toBe('[null]');
  });

  it.each([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['Infinity', Number.POSITIVE_INFINITY],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
  ])('has no form for %s', (_, value) => {
    expect(() => writeJson({value: [value]})).toThrow(TypeError);
  });
});

describe('keysOf', () => {
  it('gives the order of the file', () => {
    expect(keysOf(toPlain(nodeOf('{"b":1,"10":2,"2":3}')) as object)).toEqual(['b', '10', '2']);
  });

  it('gives the order of Object.keys for an object made otherwise', () => {
    expect(keysOf({b: 1, 10: 2, 2: 3})).toEqual(['2', '10', 'b']);
  });

  it('names no key that was removed and misses none that was added', () => {
    const value = toPlain(nodeOf('{"b":1,"10":2}')) as Record<string, unknown>;
    delete value.b;
    expect(keysOf(value)).toEqual(['10']);
    value.c = 3;
    expect(keysOf(value)).toEqual(['10', 'c']);
  });
});
