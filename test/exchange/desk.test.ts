import {describe, expect, it} from 'vitest';
import {createServer, openDesk} from '../../generator/exchange/index.ts';
import {callText} from './sample.ts';

/** A desk with its server, and what it answers to these arguments. */
function desk(people?: number) {
  const open = openDesk(people);
  const server = createServer([open.tool]);
  const ask = (sent: string) => {
    const {text, ...beside} = server(callText(`{"name":"desk.admit","arguments":${sent}}`));
    const {content, isError} = JSON.parse(text).result;
    return {content, isError, ...beside};
  };
  return {ask, server, waiting: open.waiting};
}

const text = (said: string) => [{type: 'text', text: said}];

describe('the desk', () => {
  it('has three people waiting and declares an integer without a minimum', () => {
    const {server, waiting} = desk();
    expect(waiting()).toBe(3);
    const {tools} = JSON.parse(server('{"jsonrpc":"2.0","id":1,"method":"tools/list"}').text).result;
    expect(tools).toEqual([
      {
        name: 'desk.admit',
        description: expect.stringMatching(/\.$/),
        inputSchema: {
          type: 'object',
          properties: {count: {type: 'integer', description: 'How many to admit, 1 or more'}},
          required: ['count'],
        },
      },
    ]);
  });

  it.each([
    ['{"count":0}'],
    ['{"count":-1}'],
    ['{"count":-0}'],
    ['{"count":"2"}'],
    ['{"count":1.5}'],
    ['{"count":1.0}'],
    ['{"count":1e0}'],
    ['{"count":true}'],
    ['{"count":null}'],
    ['{"count":[1]}'],
    ['{"Count":1}'],
    ['{}'],
  ])('refuses %s as an input that is wrong whatever the state', sent => {
    for (const people of [0, 3, 100]) {
      const {ask, waiting} = desk(people);
      const refusal = {
        content: text('desk.admit: count must be 1 or more'),
        isError: true,
        decision: {listed: true, valid: false, executed: false},
        nature: 'input',
        accepted: {minimum: 1},
      };
      expect(ask(sent)).toEqual(refusal);
      expect(ask(sent), 'sent again').toEqual(refusal);
      expect(waiting()).toBe(people);
    }
  });

  it.each([['4'], ['99'], ['9007199254740993'], ['123456789012345678901234567890']])(
    'refuses %s of 3 for the state, names what would be accepted and admits nobody',
    count => {
      const {ask, waiting} = desk();
      expect(ask(`{"count":${count}}`)).toEqual({
        content: text('only 3 waiting'),
        isError: true,
        decision: {listed: true, valid: true, executed: false},
        nature: 'state',
        accepted: {minimum: 1, maximum: 3},
      });
      expect(waiting()).toBe(3);
    },
  );

  it.each([
    [1, 2],
    [2, 1],
    [3, 0],
  ])('admits %i and says that %i wait', (count, left) => {
    const {ask, waiting} = desk();
    expect(ask(`{"count":${count}}`)).toEqual({
      content: text(`{"waiting":${left}}`),
      isError: false,
      decision: {listed: true, valid: true, executed: true},
    });
    expect(waiting()).toBe(left);
  });

  it('does not look at any other key', () => {
    const {ask, waiting} = desk();
    expect(ask('{"count":1,"priority":null}')).toMatchObject({isError: false});
    expect(waiting()).toBe(2);
  });

  it('refuses for the state what it accepted before the state changed', () => {
    const {ask} = desk();
    expect(ask('{"count":1}')).toMatchObject({isError: false});
    expect(ask('{"count":3}')).toMatchObject({
      content: text('only 2 waiting'),
      nature: 'state',
      accepted: {minimum: 1, maximum: 2},
    });
    expect(ask('{"count":2}')).toMatchObject({content: text('{"waiting":0}'), isError: false});
  });

  it('names no number when nobody waits', () => {
    const {ask} = desk(0);
    const answer = ask('{"count":1}');
    expect(answer).toMatchObject({content: text('only 0 waiting'), nature: 'state'});
    expect(answer).not.toHaveProperty('accepted');
  });

  it('leaves arguments that are no object to the protocol', () => {
    const {server, waiting} = desk();
    const answer = JSON.parse(server(callText('{"name":"desk.admit","arguments":[1]}')).text);
    expect(answer.error.code).toBe(-32602);
    expect(waiting()).toBe(3);
  });
});
