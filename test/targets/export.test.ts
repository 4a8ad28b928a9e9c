import type {Tool as AnthropicTool} from '@anthropic-ai/sdk/resources/messages';
import type {ChatCompletionFunctionTool} from 'openai/resources/chat/completions';
import type {FunctionTool} from 'openai/resources/responses/responses';
import {describe, expect, it} from 'vitest';
import {exportSource, TARGETS, type Target} from '../../generator/targets/index.ts';
import {writeJson} from '../../src/record/index.ts';
import {weather} from '../definition/nodes.ts';
import {source, tool} from './sources.ts';

const exported = (value: unknown, to: Target) => JSON.parse(writeJson(exportSource(source(value), to)));
const {name, description, parameters, returns} = weather();
/** What is expected, held by the compiler to the type that the target's own SDK gives a tool. */
const official = {
  openai: {type: 'function', function: {name, description, parameters}} satisfies ChatCompletionFunctionTool,
  'openai-responses': {
    type: 'function',
    name,
    description,
    parameters,
    strict: false,
    output_schema: returns,
  } satisfies FunctionTool,
  anthropic: {
    name,
    description,
    input_schema: {...parameters, type: 'object'},
    input_examples: [{city: 'London'}],
  } satisfies AnthropicTool,
};

describe('a definition', () => {
  it('for OpenAI Chat Completions is a function inside a tool', () => {
    expect(exported(weather(), 'openai')).toEqual({
      ok: official.openai,
      left_out: ['/version', '/returns', '/rate_limit', '/examples', '/errors', '/readme', '/tests'],
    });
  });

  it('for OpenAI Responses is a flat function, not strict, with its result', () => {
    expect(exported(weather(), 'openai-responses')).toEqual({
      ok: official['openai-responses'],
      left_out: ['/version', '/rate_limit', '/examples', '/errors', '/readme', '/tests'],
    });
  });

  it('for Anthropic has an input schema and the inputs of its examples', () => {
    expect(exported(weather(), 'anthropic')).toEqual({
      ok: official.anthropic,
      left_out: [
        '/version',
        '/returns',
        '/rate_limit',
        '/examples/0/description',
        '/examples/0/output',
        '/errors',
        '/readme',
        '/tests',
      ],
    });
  });

  it('for MCP has both schemas', () => {
    expect(exported(weather(), 'mcp')).toEqual({
      ok: {name, description, inputSchema: parameters, outputSchema: returns},
      left_out: ['/version', '/rate_limit', '/examples', '/errors', '/readme', '/tests'],
    });
  });

  it('with a result that is no object leaves it out for MCP, which takes objects only', () => {
    const list = weather({returns: {type: 'array'}, examples: []});
    expect(exported(list, 'mcp').left_out).toContain('/returns');
    expect(exported(list, 'openai-responses').ok.output_schema).toEqual({type: 'array'});
    expect(exported(list, 'openai-responses').left_out).not.toContain('/returns');
  });

  it.each(TARGETS)('of the least kind leaves nothing out for %s', to => {
    expect(exported({name, description, parameters}, to).left_out).toEqual([]);
  });

  it('keeps the spelling of numbers and the order of keys', () => {
    const text = `{"name":"a","description":"b","parameters":{"type":"object","properties":{"10":{"maximum":1.0},"9":{"maximum":1e2}}}}`;
    expect(writeJson(exportSource(source(text), 'mcp'), 'compact')).toContain(
      '"properties":{"10":{"maximum":1.0},"9":{"maximum":1e2}}',
    );
  });
});

describe('the name of a tool', () => {
  const long = (length: number) => 'a'.repeat(length);
  it.each<[Target, string, string]>([
    ['openai', long(65), long(64)],
    ['openai', 'notes.read', 'notes-read'],
    ['openai-responses', long(65), long(64)],
    ['openai-responses', '날씨', 'weather'],
    ['anthropic', long(129), long(128)],
    ['anthropic', 'notes.read', 'notes_read'],
    ['mcp', long(129), long(128)],
    ['mcp', 'Note finder', 'notes.read'],
    ['mcp', 'a/b', 'a.b'],
  ])('refuses the whole export for %s where it is %j, not where it is %j', (to, bad, good) => {
    expect(exported(weather({name: bad}), to)).toEqual({error: 'NAME_NOT_ALLOWED', at: '/name'});
    expect(exported(weather({name: good}), to)).toHaveProperty('ok');
    const listing = (name: string) => ({tools: [tool(), tool({name})]});
    expect(exported(listing(bad), to)).toEqual({error: 'NAME_NOT_ALLOWED', at: '/tools/1/name'});
    expect(exported(listing(good), to)).toHaveProperty('ok');
  });
});

describe('a listing', () => {
  const full = {
    tools: [
      tool({
        title: 'Find',
        outputSchema: {type: 'object'},
        annotations: {readOnlyHint: true},
        execution: {taskSupport: 'forbidden'},
        icons: [],
        _meta: {a: 1},
        colour: 'red',
      }),
    ],
    nextCursor: 'x',
  };

  it('for MCP stays as it is, without what the protocol does not know', () => {
    const {ok, left_out} = exported(full, 'mcp');
    const {colour: _, ...rest} = full.tools[0] as Record<string, unknown>;
    expect(ok).toEqual({tools: [rest]});
    expect(left_out).toEqual(['/tools/0/colour', '/nextCursor']);
  });

  it('for a model is a list of tools, and what is left out is named tool by tool', () => {
    const {ok, left_out} = exported(full, 'anthropic');
    expect(ok).toEqual([
      {name: 'find', description: 'Finds.', input_schema: {type: 'object', properties: {}}},
    ]);
    expect(left_out).toEqual([
      '/tools/0/title',
      '/tools/0/outputSchema',
      '/tools/0/annotations',
      '/tools/0/execution',
      '/tools/0/icons',
      '/tools/0/_meta',
      '/tools/0/colour',
      '/nextCursor',
    ]);
  });

  it('with a name twice is refused, since a target could not tell the two apart', () => {
    expect(exported({tools: [tool(), tool()]}, 'openai')).toEqual({
      error: 'DUPLICATE_TOOL',
      at: '/tools/1/name',
    });
    expect(exported({tools: [tool(), tool({name: 'Find'})]}, 'openai')).toHaveProperty('ok');
  });

  it('whose arguments are no object is refused, whatever the target', () => {
    const odd = (type: unknown) => ({tools: [tool({inputSchema: {type}})]});
    for (const to of TARGETS) {
      const refusal = {error: 'SCHEMA_NOT_ALLOWED', at: '/tools/0/inputSchema/type'};
      expect(exported(odd('array'), to)).toEqual(refusal);
      expect(exported(odd(undefined), to)).toEqual(refusal);
      expect(exported(odd('object'), to)).toHaveProperty('ok');
    }
  });

  it('leaves out a keyword that a target refuses at the top of a schema, and only there', () => {
    const either = [{required: ['a']}, {required: ['b']}];
    const inputSchema = {type: 'object', oneOf: either, not: {}, properties: {c: {oneOf: either}}};
    const listing = {tools: [tool({inputSchema})]};
    const openai = exported(listing, 'openai');
    expect(openai.ok[0].function.parameters).toEqual({type: 'object', properties: {c: {oneOf: either}}});
    expect(openai.left_out).toEqual(['/tools/0/inputSchema/oneOf', '/tools/0/inputSchema/not']);
    expect(exported(listing, 'anthropic').left_out).toEqual(['/tools/0/inputSchema/oneOf']);
    expect(exported(listing, 'mcp')).toEqual({ok: listing, left_out: []});
  });

  it('may hold a description of any kind, or none', () => {
    expect(exported({tools: [tool({description: undefined})]}, 'openai').ok[0].function).toEqual({
      name: 'find',
      parameters: {type: 'object', properties: {}},
    });
  });
});
