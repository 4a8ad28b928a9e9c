import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {ToolSchema} from '@modelcontextprotocol/sdk/types.js';
import {describe, expect, it} from 'vitest';
import {createServer, documentTool, openDesk, storeOf} from '../../generator/exchange/index.ts';
import {exportSource} from '../../generator/targets/index.ts';
import {writeJson} from '../../src/record/index.ts';
import {source, tool} from './sources.ts';

/** The tools of an export for MCP, as a client would read them. */
function toolsFor(value: unknown): readonly object[] {
  const exported = exportSource(source(value), 'mcp');
  if (!('ok' in exported)) throw new Error(`${exported.error} at ${exported.at}`);
  const ok = JSON.parse(writeJson(exported.ok));
  return ok.tools ?? [ok];
}

/** The places that the type of MCP refuses, and members of a tool that it does not know. */
function refusedIn(one: object): readonly string[] {
  const {error} = ToolSchema.safeParse(one);
  return [
    ...(error?.issues ?? []).map(({path}) => `/${path.join('/')}`),
    ...Object.keys(one)
      .filter(key => !Object.hasOwn(ToolSchema.shape, key))
      .map(key => `/${key} is unknown`),
  ];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const listed = (server: ReturnType<typeof createServer>): string =>
  JSON.stringify(JSON.parse(server('{"jsonrpc":"2.0","id":1,"method":"tools/list"}').text).result);

describe('the type of a tool in MCP takes what is exported for it', () => {
  it.each([
    ['get_weather 1.2.0', read('../../generator/collections/sharing-weather.json')],
    ['get_weather 1.1.0', read('../../generator/collections/sharing-weather-1.1.0.json')],
    ['search_knowledge_base', read('../../generator/collections/sharing-search.json')],
    ['summarize_document', listed(createServer([documentTool(storeOf())]))],
    ['desk.admit', listed(createServer([openDesk().tool]))],
    ['every tool of the library', read('../fixtures/library-listing.json')],
  ])('of %s', (_, text) => {
    const tools = toolsFor(text);
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.map(refusedIn)).toEqual(tools.map(() => []));
  });

  // What a server listed is exported as it stands, so what was no MCP before is none after.
  it.each<[string, object, object, string]>([
    [
      'a schema that is true is JSON Schema, but MCP wants an object',
      {inputSchema: {type: 'object', properties: {a: true}}},
      {inputSchema: {type: 'object', properties: {a: {}}}},
      '/inputSchema/properties/a',
    ],
    ['a description that is no text', {description: 5}, {description: '5'}, '/description'],
    ['a title that is null', {title: null}, {title: ''}, '/title'],
    [
      'a hint that is neither true nor false',
      {annotations: {readOnlyHint: 'yes'}},
      {annotations: {readOnlyHint: true}},
      '/annotations/readOnlyHint',
    ],
    [
      'a list of required names that is one name',
      {inputSchema: {type: 'object', required: 'a'}},
      {inputSchema: {type: 'object', required: ['a']}},
      '/inputSchema/required',
    ],
  ])('but not of a listing with %s', (_, bad, good, at) => {
    expect(toolsFor({tools: [tool(bad)]}).map(refusedIn)).toEqual([[at]]);
    expect(toolsFor({tools: [tool(good)]}).map(refusedIn)).toEqual([[]]);
  });
});

// The texts in them are other people's, so they are never copied.
const folder = new URL('../../../shared/real-tools/lists/', import.meta.url);
const present = existsSync(folder);
const names = present ? readdirSync(folder).sort() : [];
const skipped = '(skipped: ../shared/real-tools is not beside this checkout)';

/** Tools of real servers whose export the type refuses: the file and the name, then why. None is known. */
const REFUSED: readonly (readonly [tool: string, reason: string])[] = [];

describe.skipIf(!present)(`the listings of real servers ${skipped}`, () => {
  it('are exported as tools that the type takes, but for those listed here by name', () => {
    const tools = names.flatMap(name =>
      toolsFor(readFileSync(new URL(name, folder), 'utf8')).map(one => ({file: name, one})),
    );
    expect(tools).toHaveLength(222);
    const refused = tools.filter(({one}) => refusedIn(one).length > 0);
    expect(refused.map(({file, one}) => `${file} ${(one as {name: string}).name}`)).toEqual(
      REFUSED.map(([name]) => name),
    );
  });
});
