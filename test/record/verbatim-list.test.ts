import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type JsonArray, joinTexts, readJson, textsOf, toolsOf} from '../../src/record/index.ts';

function arrayOf(text: string): JsonArray {
  const reading = readJson(text);
  if (!reading.ok || reading.node.type !== 'array') throw new Error('No array');
  return reading.node;
}

describe('texts in an array', () => {
  it.each([[[]], [['1']], [[' 1 ']], [['\n{"a" : [1, 2]}\r\n', '[",]"]\t', ' "x" ']]])(
    'come back with the white space around them: %j',
    texts => {
      expect(textsOf(arrayOf(joinTexts(texts)))).toEqual(texts);
    },
  );

  it('come back whatever they are', () => {
    const space = fc.stringMatching(/^[ \t\r\n]*$/);
    const text = fc.tuple(space, fc.json({maxDepth: 3}), space).map(parts => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, {maxLength: 5}), texts => {
        const reading = readJson(joinTexts(texts));
        // A key twice and a lone surrogate are no strict JSON; then there is nothing to splice.
        fc.pre(reading.ok);
        expect(textsOf(arrayOf(joinTexts(texts)))).toEqual(texts);
      }),
    );
  });
});

describe('the tools of a document', () => {
  it.each([
    ['{"tools":[1,2]}', ['1', '2']],
    ['{"result":{"tools":[1]}}', ['1']],
    ['[{"tools":[1]},{"result":{"tools":[2]}}]', ['1', '2']],
    ['[{"name":"a"},{"name":"b"}]', ['{"name":"a"}', '{"name":"b"}']],
    ['{"tools":{}}', []],
    ['{}', []],
    ['[]', []],
    ['5', []],
  ])('of %s stand in their order', (text, tools) => {
    const reading = readJson(text);
    expect(
      reading.ok && toolsOf(reading.node).map(node => node.source.text.slice(node.start, node.end)),
    ).toEqual(tools);
  });
});
