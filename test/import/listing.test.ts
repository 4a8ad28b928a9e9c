import {describe, expect, it} from 'vitest';
import {importListings, LISTING_KINDS, type ListingKind} from '../../src/import/index.ts';
import {type JsonNode, readJson} from '../../src/record/index.ts';

function nodeOf(value: unknown): JsonNode {
  const reading = readJson(typeof value === 'string' ? value : JSON.stringify(value));
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.node;
}

const importing = (values: readonly unknown[], from?: ListingKind) =>
  importListings(values.map(nodeOf), from);
const schema = {type: 'object', properties: {}};
const tool = (name = 'a') => ({name, description: 'x', inputSchema: schema});
const openai = {type: 'function', function: {name: 'a', parameters: schema}};
const responses = {type: 'function', name: 'a', parameters: schema, strict: true};
const anthropic = {name: 'a', input_schema: schema};
const answer = (result: unknown) => ({jsonrpc: '2.0', id: 1, result});

describe('a listing is recognised by its shape', () => {
  it.each<[string, unknown, ListingKind]>([
    ['a tools/list result', {tools: [tool()]}, 'mcp'],
    ['a JSON-RPC answer that holds one', answer({tools: [tool()]}), 'mcp'],
    ['an array of results', [{tools: [tool()], nextCursor: '1'}, {tools: [tool('b')]}], 'mcp'],
    ['an array of answers', [answer({tools: [tool()], nextCursor: '1'}), answer({tools: []})], 'mcp'],
    ['an array of MCP tools', [tool()], 'mcp'],
    ['an array for OpenAI Chat Completions', [openai], 'openai'],
    ['a request to OpenAI that holds one', {model: 'x', tools: [openai]}, 'openai'],
    ['an array for OpenAI Responses', [responses], 'openai-responses'],
    ['an array for Anthropic', [anthropic], 'anthropic'],
    ['one with a tool of the service before it', [{type: 'web_search'}, responses], 'openai-responses'],
    ['a result with no tool in it', {tools: []}, 'mcp'],
  ])('%s', (_, value, from) => {
    const text = JSON.stringify(value);
    expect(importing([text])).toEqual({ok: true, listings: [{from, files: [0], texts: [text], notices: []}]});
  });

  it('unless its kind is said', () => {
    for (const kind of LISTING_KINDS)
      expect(importing([[tool()]], kind)).toMatchObject({listings: [{from: kind}]});
    expect(importing([[]], 'anthropic')).toMatchObject({listings: [{from: 'anthropic'}]});
    expect(importing([[{name: 'a'}]], 'mcp')).toMatchObject({ok: true});
  });

  it('and its text is kept to the character, with the white space around it', () => {
    const text = ' \r\n{ "tools" : [ {"name":"\\u0061","inputSchema":{"b":1.0,"2":1e2,"1":-0}} ] }\n\n';
    expect(importing([text])).toMatchObject({ok: true, listings: [{texts: [text]}]});
  });
});

describe('pages', () => {
  it('of several files are one listing as long as each leaves a cursor, and an empty text is a cursor', () => {
    const files = [
      {tools: [tool()], nextCursor: ''},
      {tools: [tool('b')], nextCursor: 'x'},
      {tools: [tool('c')]},
      {tools: [tool()]},
    ];
    expect(importing(files)).toMatchObject({
      ok: true,
      listings: [
        {files: [0, 1, 2], notices: []},
        {files: [3], notices: []},
      ],
    });
  });

  it('end where the cursor is null', () => {
    expect(importing([{tools: [tool()], nextCursor: null}])).toMatchObject({listings: [{notices: []}]});
  });

  it('that leave a cursor and have no next one are imported with a notice of the place', () => {
    const text = '{\n "tools": [],\n "nextCursor": "8"}';
    const notice = {code: 'PAGE_MISSING', file: 0, line: 3, column: 16, at: '/nextCursor'};
    expect(importing([text])).toMatchObject({ok: true, listings: [{notices: [notice]}]});
  });

  it('that give the same cursor again are refused, and another one is not', () => {
    const pages = (second: unknown) => [
      answer({tools: [tool()], nextCursor: '8'}),
      answer({tools: [tool()], nextCursor: second}),
    ];
    const twice = {code: 'CURSOR_TWICE', file: 1, line: 1, at: '/result/nextCursor'};
    expect(importing(pages('8'))).toMatchObject({ok: false, issues: [twice]});
    expect(importing([JSON.stringify(pages('8')[0]), '{"tools":[],"nextCursor":"\\u0038"}'])).toMatchObject({
      ok: false,
    });
    expect(importing(pages(8))).toMatchObject({ok: true});
    expect(importing([pages('8')])).toMatchObject({issues: [{file: 0, at: '/1/result/nextCursor'}]});
  });
});

describe('what is no listing is refused with its place', () => {
  it.each<[string, unknown, object]>([
    ['a number', 5, {code: 'NOT_A_LISTING', at: ''}],
    ['an object without tools', {resources: []}, {code: 'NOT_A_LISTING', at: ''}],
    ['tools that are no array', {tools: {}}, {code: 'NOT_A_LISTING', at: ''}],
    ['a request', {jsonrpc: '2.0', id: 1, method: 'tools/list'}, {code: 'NOT_A_LISTING', at: ''}],
    ['an answer that is an error', {id: 1, error: {code: -32601}}, {code: 'ERROR_ANSWER', at: '/error'}],
    ['something else among pages', [{tools: [tool()]}, tool()], {code: 'NOT_A_LISTING', at: '/1'}],
    ['an empty array', [], {code: 'UNKNOWN_TOOLS', at: ''}],
    ['objects with no mark of a tool', [{name: 'a', family: 'b'}], {code: 'UNKNOWN_TOOLS', at: ''}],
    ['a tool that is a text', {tools: [tool(), 'b']}, {code: 'TOOL_NOT_OBJECT', at: '/tools/1'}],
    ['a tool that is null', [null, tool()], {code: 'TOOL_NOT_OBJECT', at: '/0'}],
  ])('%s', (_, value, issue) => {
    expect(importing([value])).toEqual({
      ok: false,
      issues: [expect.objectContaining({...issue, file: 0, line: 1})],
    });
  });

  it('together with every other fault, in the file it is in', () => {
    expect(importing([{tools: [1, 2]}, {}])).toMatchObject({
      ok: false,
      issues: [
        {code: 'NOT_A_LISTING', file: 1},
        {code: 'TOOL_NOT_OBJECT', file: 0, at: '/tools/0'},
        {code: 'TOOL_NOT_OBJECT', file: 0, at: '/tools/1'},
      ],
    });
  });
});
