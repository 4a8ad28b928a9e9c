import {describe, expect, it} from 'vitest';
import {callText, documentServer, spyStore} from './sample.ts';

const answer = documentServer();
const outcomeOf = (text: string) => {
  const {jsonrpc, id, error, result} = JSON.parse(answer(text).text);
  return {jsonrpc, id, code: error?.code, result: result !== undefined};
};
const refused = (id: number | null, code: number) => ({jsonrpc: '2.0', id, code, result: false});
const accepted = (id: number) => ({jsonrpc: '2.0', id, code: undefined, result: true});

const LIST = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
const REPORT_CALL = callText('{"name":"summarize_document","arguments":{"name":"report.txt"}}');

describe('a text that is no JSON gets −32700 with the id null', () => {
  it.each([
    [LIST.slice(0, -1)],
    [''],
    ['<html>'],
    [`${LIST},`],
    ["{'jsonrpc':'2.0'}"],
    ['{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}'],
    ['{"jsonrpc":"2.0","id":1,"method":"\\ud800"}'],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"__proto__":{}}}'],
  ])('%s', text => {
    expect(outcomeOf(text)).toEqual(refused(null, -32700));
  });

  it('and the same text whole is answered', () => {
    expect(outcomeOf(LIST)).toEqual(accepted(1));
  });
});

describe('a message that is no request gets −32600', () => {
  it.each([
    ['[]', null],
    [`[${LIST}]`, null],
    ['null', null],
    ['"tools/list"', null],
    ['{}', null],
    ['{"id":1,"method":"tools/list"}', 1],
    ['{"jsonrpc":2.0,"id":1,"method":"tools/list"}', 1],
    ['{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 1],
    ['{"jsonrpc":"2.0","method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":true,"method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":null,"method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":"1","method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":1.0,"method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":1e2,"method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":1.5,"method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":[1],"method":"tools/list"}', null],
    ['{"jsonrpc":"2.0","id":1}', 1],
    ['{"jsonrpc":"2.0","id":1,"method":7}', 1],
    ['{"jsonrpc":"2.0","id":1,"method":null}', 1],
  ])('%s with the id %s', (text, id) => {
    expect(outcomeOf(text)).toEqual(refused(id, -32600));
  });

  it.each([['0'], ['-7'], ['-0'], ['9007199254740993'], ['123456789012345678901234567890']])(
    'but the integer id %s is accepted and comes back digit by digit',
    id => {
      const {text} = answer(`{"jsonrpc":"2.0","id":${id},"method":"tools/list"}`);
      expect(text).toMatch(new RegExp(`^\\{"jsonrpc":"2.0","id":${id},"result":`));
    },
  );

  it('and an integer id comes back digit by digit in a refusal too', () => {
    const {text} = answer('{"jsonrpc":"2.0","id":123456789012345678901,"method":7}');
    expect(text).toBe(
      '{"jsonrpc":"2.0","id":123456789012345678901,"error":{"code":-32600,"message":"Invalid Request"}}',
    );
  });
});

describe('params are looked at before the method', () => {
  it.each([['null'], ['[]'], ['[1]'], ['"x"'], ['1'], ['true']])(
    'params %s get −32602 under any method',
    params => {
      for (const method of ['tools/list', 'tools/call', 'nothing'])
        expect(outcomeOf(`{"jsonrpc":"2.0","id":3,"method":"${method}","params":${params}}`)).toEqual(
          refused(3, -32602),
        );
    },
  );

  it('absent params count as an empty object', () => {
    expect(outcomeOf(LIST)).toEqual(accepted(1));
    expect(outcomeOf('{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}')).toEqual(accepted(1));
    expect(outcomeOf('{"jsonrpc":"2.0","id":1,"method":"tools/call"}')).toEqual(refused(1, -32602));
  });
});

describe('the method', () => {
  it.each([
    ['initialize'],
    ['ping'],
    ['tools/List'],
    ['tools/list '],
    ['resources/list'],
    ['prompts/list'],
    ['toString'],
    [''],
  ])('%j is unknown and gets −32601', method => {
    const text = `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":{}}`;
    expect(outcomeOf(text)).toEqual(refused(1, -32601));
  });

  it('tools/list takes no parameters', () => {
    const list = (params: string) =>
      outcomeOf(`{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${params}}`);
    expect(list('{"cursor":"2"}')).toEqual(refused(1, -32602));
    expect(list('{}')).toEqual(accepted(1));
  });

  it('tools/list lists the one tool with its schema', () => {
    expect(JSON.parse(answer(LIST).text).result).toEqual({
      tools: [
        {
          name: 'summarize_document',
          description: expect.stringMatching(/\.$/),
          inputSchema: {
            type: 'object',
            properties: {name: {type: 'string', description: expect.any(String)}},
            required: ['name'],
            additionalProperties: false,
          },
        },
      ],
    });
  });
});

describe('tools/call refuses with −32602 and says beside the text how far the call came', () => {
  it.each([
    ['{}', {valid: false}],
    ['{"name":"summarize_document"}', {valid: false}],
    ['{"arguments":{"name":"report.txt"}}', {valid: false}],
    ['{"name":"summarize_document","arguments":{"name":"report.txt"},"_meta":{}}', {valid: false}],
    ['{"name":1,"arguments":{"name":"report.txt"}}', {valid: false}],
    ['{"name":"delete_document","arguments":{"name":"report.txt"}}', {listed: false}],
    ['{"name":"Summarize_document","arguments":{"name":"report.txt"}}', {listed: false}],
    ['{"name":"delete_document","arguments":null}', {listed: false}],
    ['{"name":"summarize_document","arguments":null}', {listed: true, valid: false}],
    ['{"name":"summarize_document","arguments":["report.txt"]}', {listed: true, valid: false}],
    ['{"name":"summarize_document","arguments":{}}', {listed: true, valid: false}],
    ['{"name":"summarize_document","arguments":{"document":"report.txt"}}', {listed: true, valid: false}],
    [
      '{"name":"summarize_document","arguments":{"name":"report.txt","lines":2}}',
      {listed: true, valid: false},
    ],
    ['{"name":"summarize_document","arguments":{"name":7}}', {listed: true, valid: false}],
    ['{"name":"summarize_document","arguments":{"name":null}}', {listed: true, valid: false}],
    [
      '{"name":"summarize_document","arguments":{"name":"../secret.txt"}}',
      {listed: true, valid: true, authorized: false},
    ],
    [
      '{"name":"summarize_document","arguments":{"name":"./report.txt"}}',
      {listed: true, valid: true, authorized: false},
    ],
    [
      '{"name":"summarize_document","arguments":{"name":"REPORT.TXT"}}',
      {listed: true, valid: true, authorized: false},
    ],
    ['{"name":"summarize_document","arguments":{"name":""}}', {listed: true, valid: true, authorized: false}],
  ])('%s', (params, decision) => {
    const store = spyStore();
    const {text, decision: made} = documentServer(store)(callText(params));
    expect(JSON.parse(text)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      error: {code: -32602, message: expect.stringMatching(/^Invalid params: /)},
    });
    expect(made).toEqual({...decision, executed: false});
    expect(store.asked, 'what was read').toEqual([]);
  });

  it('but the document on the allow-list is read once and answered', () => {
    const store = spyStore();
    const {text, decision} = documentServer(store)(REPORT_CALL);
    expect(text).toBe(
      '{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"{\\"body_lines\\":2,\\"title\\":\\"작업 보고서\\"}"}],"isError":false}}',
    );
    expect(decision).toEqual({listed: true, valid: true, authorized: true, executed: true});
    expect(store.asked).toEqual(['report.txt']);
  });

  it('the order of the keys does not matter', () => {
    const text = '{"params":{"arguments":{"name":"report.txt"},"name":"summarize_document"},';
    expect(outcomeOf(`${text}"method":"tools/call","id":4,"jsonrpc":"2.0"}`)).toEqual(accepted(4));
  });

  it.each([
    ['{"jsonrpc":"2.0","id":1,"method":"initialize"}'],
    ['{"jsonrpc":"2.0","id":true,"method":"tools/list"}'],
    ['{'],
  ])('a message refused before any tool was looked for says so: %s', text => {
    expect(answer(text).decision).toEqual({valid: false, executed: false});
  });
});

describe('an unexpected fault', () => {
  it('is no error of the protocol: it reaches whoever asked', () => {
    const fault = new Error('The disk is gone');
    const broken = documentServer({
      read: () => {
        throw fault;
      },
    });
    expect(() => broken(REPORT_CALL)).toThrow(fault);
    // The same server goes on answering where nothing is read.
    expect(JSON.parse(broken(LIST).text).result.tools).toHaveLength(1);
  });
});
