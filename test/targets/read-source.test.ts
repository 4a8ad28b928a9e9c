import {describe, expect, it} from 'vitest';
import {compareSources, exportSource, readSource} from '../../generator/targets/index.ts';
import {node} from '../definition/nodes.ts';
import {source, tool} from './sources.ts';

const answer = (result: object) => ({jsonrpc: '2.0', id: 1, result});
const issues = (value: unknown) => {
  const reading = readSource(node(value));
  return reading.ok ? [] : reading.issues.map(({fault, at}) => `${fault} ${at}`);
};

describe('a listing is read in every form in which one is imported', () => {
  it.each<[string, unknown, string, string[]]>([
    ['a result', {tools: [tool()], nextCursor: 'x'}, '/tools/0', ['/nextCursor']],
    [
      'an answer',
      answer({tools: [tool()], _meta: {}}),
      '/result/tools/0',
      ['/result/_meta', '/jsonrpc', '/id'],
    ],
    ['several pages', [{tools: [], nextCursor: 'x'}, {tools: [tool()]}], '/1/tools/0', ['/0/nextCursor']],
    ['several answers', [answer({tools: [tool()]})], '/0/result/tools/0', ['/0/jsonrpc', '/0/id']],
    ['an array of tools', [tool()], '/0', []],
  ])('as %s, with the places of that form', (_, value, at, around) => {
    const changed = JSON.parse(JSON.stringify(value).replace('Finds.', 'Searches.'));
    expect(compareSources(source(value), source(changed))!.changes).toEqual([
      {code: 'DESCRIPTION_CHANGED', at: `${at}/description`, level: 'patch'},
    ]);
    expect(exportSource(source(value), 'mcp')).toMatchObject({
      ok: {tools: [{name: 'find'}]},
      left_out: around,
    });
    expect(compareSources(source({tools: [tool()]}), source(value))!.level).toBe('none');
  });

  it.each<[string, unknown, string[]]>([
    ['an answer without a result', {jsonrpc: '2.0', id: 1, error: {}}, ['missing /result']],
    ['an answer with another result', answer({}), ['missing /result/tools']],
    ['a list that is none', {tools: {}}, ['type /tools']],
    ['a page among them that is none', [{tools: []}, {}], ['missing /1/tools']],
    ['a tool of another form', [{name: 'a', input_schema: {}}], ['missing /0/inputSchema']],
    ['a tool that is no object', answer({tools: [1]}), ['type /result/tools/0']],
  ])('but %s is refused at its place', (_, value, expected) => {
    expect(issues(value)).toEqual(expected);
  });
});
