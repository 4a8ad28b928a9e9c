import {describe, expect, it} from 'vitest';
import {type Checked, checkResponse, createClient} from '../../generator/exchange/index.ts';
import {textOf} from '../../src/record/index.ts';

const refusalOf = (checked: Checked) => ('error' in checked ? checked : 'ok');
const check = (text: string, id = 1) => refusalOf(checkResponse(text, id));

describe('the client checks a response', () => {
  it.each([['5'], ['null'], ['[]'], ['"{}"'], ['{'], ['']])('%j is no object', text => {
    expect(check(text)).toEqual({error: 'RESPONSE_NOT_OBJECT'});
  });

  it.each([
    ['{}'],
    ['{"id":1,"result":{}}'],
    ['{"jsonrpc":2.0,"id":1,"result":{}}'],
    ['{"jsonrpc":"2","id":1,"result":{}}'],
  ])('%s has another version', text => {
    expect(check(text)).toEqual({error: 'RESPONSE_VERSION', at: '/jsonrpc'});
  });

  it.each([['2'], ['-1'], ['1.0'], ['1e0'], ['"1"'], ['true'], ['null'], ['[1]'], ['10']])(
    'the id %s does not answer the id 1',
    id => {
      expect(check(`{"jsonrpc":"2.0","id":${id},"result":{}}`)).toEqual({error: 'RESPONSE_ID', at: '/id'});
    },
  );

  it('no id answers nothing', () => {
    expect(check('{"jsonrpc":"2.0","result":{}}')).toEqual({error: 'RESPONSE_ID', at: '/id'});
  });

  it.each([
    ['{"jsonrpc":"2.0","id":1}'],
    ['{"jsonrpc":"2.0","id":1,"result":{},"error":{"code":-32602,"message":"no"}}'],
  ])('%s has not exactly one of result and error', text => {
    expect(check(text)).toEqual({error: 'RESPONSE_RESULT_OR_ERROR'});
  });

  it.each([
    ['{"jsonrpc":"2.0","id":1,"result":{}}'],
    ['{"jsonrpc":"2.0","id":1,"result":null}'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}}'],
    ['{"result":{},"id":1,"jsonrpc":"2.0"}'],
  ])('%s passes every check', text => {
    expect(check(text)).toBe('ok');
  });

  it.each([
    ['[{"jsonrpc":"1.0","id":2}]', 'RESPONSE_NOT_OBJECT'],
    ['{"jsonrpc":"1.0","id":2}', 'RESPONSE_VERSION'],
    ['{"jsonrpc":"2.0","id":2}', 'RESPONSE_ID'],
    ['{"jsonrpc":"2.0","id":1}', 'RESPONSE_RESULT_OR_ERROR'],
  ])('of several faults the first in the order of the checks is named: %s', (text, error) => {
    expect(check(text)).toMatchObject({error});
  });
});

describe('the ids of a client', () => {
  it('count from 1, also past a text that was sent as it is', () => {
    const sent: string[] = [];
    const client = createClient(text => {
      sent.push(text);
      return `{"jsonrpc":"2.0","id":${sent.length},"result":${sent.length}}`;
    });
    const results = [client.request('a'), client.send('b'), client.request('c', {d: '한'})];
    expect(sent).toEqual([
      '{"jsonrpc":"2.0","id":1,"method":"a"}',
      'b',
      '{"jsonrpc":"2.0","id":3,"method":"c","params":{"d":"한"}}',
    ]);
    expect(results.map(one => ('ok' in one && 'result' in one.ok ? textOf(one.ok.result) : one))).toEqual([
      '1',
      '2',
      '3',
    ]);
  });
});
