import {describe, expect, it} from 'vitest';
import {textOf} from '../../../src/record/index.ts';
import {bytesOf, denseText, listedTools} from '../../../src/view/listing/tools.ts';
import {DEMO, listingOf} from './sample.ts';

const toolsOf = (tools: readonly unknown[], from?: 'mcp' | 'openai' | 'openai-responses' | 'anthropic') =>
  listedTools(listingOf([JSON.stringify(tools)], from).record);

describe('what a tool says of itself', () => {
  it('is its name, title and description, in the order listed', () => {
    const tools = listedTools(listingOf([DEMO]).record);
    expect(tools.map(({name}) => name)).toEqual([
      'shelf_search',
      'loan_extend',
      'card_block',
      'tree_add',
      'label print',
      'desk_status',
    ]);
    expect(tools[0]).toMatchObject({
      title: '서가 찾기',
      description: '서가에서 책을 찾습니다.\n제목이나 지은이의 일부만 적어도 됩니다.',
    });
    expect(tools[1]?.title).toBe('대출 연장');
    expect(tools[5]?.description).toBeUndefined();
  });

  it.each<[unknown, string | undefined]>([
    [undefined, undefined],
    [{}, undefined],
    [{readOnlyHint: true}, 'read'],
    [{readOnlyHint: false}, 'change'],
    [{readOnlyHint: 'true'}, undefined],
    [{readOnlyHint: 1}, undefined],
    [{readOnlyHint: null}, undefined],
    [{destructiveHint: true}, undefined],
    [[], undefined],
  ])('with annotations %j has the effect %s', (annotations, effect) => {
    expect(toolsOf([{name: 'a', inputSchema: {}, annotations}])[0]?.effect).toBe(effect);
  });

  it('may describe a result, in the words of each form that has a place for one', () => {
    const forms = [
      ['mcp', {name: 'a', outputSchema: {type: 'null'}}, '/outputSchema'],
      ['openai-responses', {type: 'function', name: 'a', output_schema: {type: 'null'}}, '/output_schema'],
      ['mcp', {name: 'a', output_schema: {}}, undefined],
      ['openai-responses', {type: 'function', name: 'a', outputSchema: {}}, undefined],
    ] as const;
    for (const [from, tool, at] of forms) expect(toolsOf([tool], from)[0]?.output?.at).toBe(at);
  });

  it('stands in another place for each form', () => {
    const schema = {type: 'object'};
    const forms = [
      ['mcp', {name: 'a', inputSchema: schema}, '/inputSchema'],
      ['openai', {type: 'function', function: {name: 'a', parameters: schema}}, '/function/parameters'],
      ['openai-responses', {type: 'function', name: 'a', parameters: schema}, '/parameters'],
      ['anthropic', {name: 'a', input_schema: schema}, '/input_schema'],
    ] as const;
    for (const [from, tool, at] of forms) {
      const [found] = toolsOf([tool], from);
      expect([found?.name, found?.input?.at, found?.input && textOf(found.input.node)]).toEqual([
        'a',
        at,
        '{"type":"object"}',
      ]);
      for (const [other] of forms)
        if (other !== from && !(from === 'mcp' && other === 'mcp'))
          expect(toolsOf([tool], other)[0]?.input).toBeUndefined();
    }
  });

  it('may be wrong in every part, and nothing is made up', () => {
    expect(toolsOf([{name: 5, title: null, description: [], annotations: 'x'}])[0]).toMatchObject({
      name: undefined,
      title: undefined,
      description: undefined,
      effect: undefined,
      input: undefined,
      output: undefined,
    });
  });
});

describe('the bytes of a definition', () => {
  it.each([
    ['{"a":1}', '{"a":1}', 7],
    [' { "a" : [ 1.0 ,\r\n\t"b c" ] } ', '{"a":[1.0,"b c"]}', 17],
    ['{"\\" \\\\":" x "}', '{"\\" \\\\":" x "}', 15],
    ['"가"', '"가"', 5],
    ['"\\uac00 😀"', '"\\uac00 😀"', 13],
  ])('of %j are those of %j', (text, dense, bytes) => {
    const {record} = listingOf([`[${text}]`]);
    const node = listedTools(record)[0]!.node;
    expect([denseText(node), bytesOf(node)]).toEqual([dense, bytes]);
  });
});
