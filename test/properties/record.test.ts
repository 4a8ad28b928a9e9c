import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  type JsonNode,
  parseCollection,
  readJson,
  textOf,
  toPlain,
  writeJson,
} from '../../src/record/index.ts';
import {changed, collection} from '../record/sample.ts';

const LAYOUTS = fc.constantFrom('indented' as const, 'compact' as const);
const isIntegerLike = (key: string) => /^(0|[1-9]\d*)$/.test(key);

/** Any Unicode string without half pairs, which JSON texts in UTF-8 cannot hold. */
const string = fc.string({unit: 'binary'});
const key = string.filter(key => key !== '__proto__');
const spelledNumber = fc.stringMatching(/^-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,5})?([eE][+-]?[0-9]{1,4})?$/);
const space = fc.stringMatching(/^[ \t\r\n]{0,2}$/);

const escaped = string.map(value =>
  Array.from(
    {length: value.length},
    (_, i) => `\\u${value.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join(''),
);
const spelledString = fc.oneof(
  string.map(value => JSON.stringify(value)),
  escaped.map(value => `"${value}"`),
);

/** Texts of strict JSON in which no two need be spelled alike. */
const {text: jsonText} = fc.letrec<{text: string}>(tie => ({
  text: fc.oneof(
    {maxDepth: 4, withCrossShrink: true},
    spelledNumber,
    spelledString,
    fc.constantFrom('null', 'true', 'false'),
    fc.array(spaced(tie('text')), {maxLength: 4}).map(items => `[${items.join()}]`),
    fc
      .uniqueArray(fc.tuple(key, spaced(tie('text'))), {maxLength: 4, selector: ([key]) => key})
      .map(members => `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
  ),
}));

function spaced(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(space, text, space).map(parts => parts.join(''));
}

/** Values of ordinary JSON: safe integers, and no key that JavaScript would reorder. */
const ordinary = fc.letrec<{value: unknown}>(tie => ({
  value: fc.oneof(
    {maxDepth: 4, withCrossShrink: true},
    string,
    fc.maxSafeInteger().map(number => number + 0),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), {maxLength: 4}),
    fc.dictionary(
      key.filter(key => !isIntegerLike(key)),
      tie('value'),
      {maxKeys: 4, noNullPrototype: true},
    ),
  ),
})).value;

function nodeOf(text: string): JsonNode {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(`${JSON.stringify(reading.issues)}\n${text}`);
  return reading.node;
}

describe('writing and reading', () => {
  it('an ordinary value comes back the same, in either layout', () => {
    fc.assert(
      fc.property(ordinary, LAYOUTS, (value, layout) => {
        expect(toPlain(nodeOf(writeJson(value, layout)))).toEqual(value);
      }),
    );
  });

  it('ordinary JSON reads as JSON.parse reads it', () => {
    fc.assert(
      fc.property(ordinary, fc.constantFrom(0, 1, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(toPlain(nodeOf(text))).toEqual(JSON.parse(text));
        expect(writeJson(toPlain(nodeOf(text)), 'compact')).toBe(JSON.stringify(value));
      }),
    );
  });

  it('any text comes back byte for byte where it was spliced in', () => {
    fc.assert(
      fc.property(jsonText, jsonText, LAYOUTS, (a, b, layout) => {
        const node = nodeOf(writeJson({first: nodeOf(a), rest: [nodeOf(b)]}, layout));
        const values = node.type === 'object' ? node.members.map(member => member.value) : [];
        expect(textOf(values[0]!)).toBe(a);
        expect(values[1]?.type === 'array' && textOf(values[1].items[0]!)).toBe(b);
      }),
    );
  });

  it('plain values keep every number and the order of every key', () => {
    fc.assert(
      fc.property(jsonText, text => {
        const once = writeJson(toPlain(nodeOf(text)), 'compact');
        expect(JSON.parse(once)).toEqual(JSON.parse(text));
        expect(numbersOf(nodeOf(once))).toEqual(numbersOf(nodeOf(text)));
        expect(writeJson(toPlain(nodeOf(once)), 'compact')).toBe(once);
      }),
    );
  });

  it('recorded arguments come back byte for byte', () => {
    fc.assert(
      fc.property(jsonText, LAYOUTS, (text, layout) => {
        const sample = changed(collection(), '/records/1/request/arguments', nodeOf(text));
        const reading = parseCollection(writeJson(sample, layout));
        const record = reading.ok ? reading.collection.records[1] : undefined;
        expect(record?.kind === 'validation' && textOf(record.request.arguments)).toBe(text);
      }),
    );
  });
});

/** Every number as spelled, in file order. */
function numbersOf(node: JsonNode): readonly string[] {
  if (node.type === 'number') return [textOf(node)];
  if (node.type === 'array') return node.items.flatMap(numbersOf);
  return node.type === 'object' ? node.members.flatMap(member => numbersOf(member.value)) : [];
}

describe('any text at all', () => {
  const anything = fc.oneof(
    fc.string({unit: 'binary'}),
    fc.string({unit: fc.constantFrom(...'{}[]",:\\u0019eE+-. \n\ttrufalsn\ud800\udc00\ufeff'.split(''))}),
    jsonText.chain(text => fc.nat(text.length).map(length => text.slice(0, length))),
  );

  it('is read exactly when JSON.parse reads it, but for what is refused on purpose', () => {
    const OURS = ['DUPLICATE_KEY', 'FORBIDDEN_KEY', 'LONE_SURROGATE', 'TOO_DEEP'];
    fc.assert(
      fc.property(anything, text => {
        const reading = readJson(text);
        const strict = reading.ok || reading.issues.every(issue => OURS.includes(issue.code));
        expect(strict).toBe(isJson(text.replace(/^\ufeff/, '')));
      }),
      {numRuns: 1000},
    );
  });

  it('gets an answer from parseCollection, as text and as bytes, with every place inside it', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.uint8Array()), input => {
        const reading = parseCollection(input);
        for (const issue of reading.ok ? [] : reading.issues) {
          expect(issue.line ?? 1).toBeGreaterThan(0);
          expect(issue.column ?? 1).toBeGreaterThan(0);
          expect(issue.column ?? 1).toBeLessThanOrEqual(input.length + 1);
        }
        expect(reading.ok).toBe(false);
      }),
      {numRuns: 1000},
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
