import {createHash} from 'node:crypto';
import {beforeAll, describe, expect, it} from 'vitest';
import {connectionCollection} from '../../generator/collections/connection.ts';
import {frameOf} from '../../generator/collections/exchange-record.ts';
import {readExchangeRequests} from '../../generator/collections/exchange-requests.ts';
import {hashTexts} from '../../generator/collections/hash-texts.ts';
import {refusalCollection} from '../../generator/collections/refusal.ts';
import type {ExchangeRecord, Frame} from '../../generator/exchange/index.ts';
import {parseJson} from '../../generator/terminal/read-input.ts';
import {Stop} from '../../generator/terminal/stop.ts';
import {textOf} from '../../src/record/index.ts';
import {inputs, say} from './sample.ts';

const textOfFrame = (frame: Frame) => ('json' in frame ? textOf(frame.json) : frame.text);
const records = async (collection: typeof connectionCollection): Promise<readonly ExchangeRecord[]> =>
  (await collection.make(inputs(), say)).records.filter(one => one.kind === 'exchange');

let connection: readonly ExchangeRecord[];
let refusal: readonly ExchangeRecord[];
beforeAll(async () => {
  connection = await records(connectionCollection);
  refusal = await records(refusalCollection);
});

const textsOf = (record: ExchangeRecord) => record.frames.map(textOfFrame);
const lastOf = (record: ExchangeRecord) => JSON.parse(textsOf(record).at(-1)!);

describe('the collection connection', () => {
  it.each([
    ['call-done', 4, undefined, {listed: true, valid: true, authorized: true, executed: true}, 'completion'],
    ['path-outside', 4, -32602, {listed: true, valid: true, authorized: false, executed: false}, 'server'],
    ['unregistered-tool', 4, -32602, {listed: false, executed: false}, 'server'],
    ['missing-argument', 4, -32602, {listed: true, valid: false, executed: false}, 'server'],
    ['wrong-argument-type', 4, -32602, {listed: true, valid: false, executed: false}, 'server'],
    ['broken-json', 2, -32700, {valid: false, executed: false}, 'server'],
    ['unknown-method', 2, -32601, {valid: false, executed: false}, 'server'],
    ['another-id', 2, undefined, undefined, 'client'],
    ['not-done', 4, undefined, {listed: true, valid: true, authorized: true, executed: true}, 'completion'],
    ['id-true', 2, -32600, {valid: false, executed: false}, 'server'],
    [
      'instruction-title',
      4,
      undefined,
      {listed: true, valid: true, authorized: true, executed: true},
      'completion',
    ],
    ['no-tool', 2, undefined, {listed: false, executed: false}, 'client'],
  ])('has %s: %i frames, error %s, decided %j by the %s', (id, frames, code, decision, judge) => {
    const record = connection.find(one => one.id === id)!;
    expect(record.frames).toHaveLength(frames);
    expect(lastOf(record).error?.code).toBe(code);
    expect(record.decision).toEqual(decision);
    expect(record.judge).toBe(judge);
  });

  it('has these twelve and no other', () => {
    expect(connection.map(({id}) => id)).toHaveLength(12);
    expect(new Set(connection.map(({id}) => id)).size).toBe(12);
  });

  it('answers the call with sorted keys and Hangul as it is', () => {
    expect(lastOf(connection[0]!).result).toEqual({
      content: [{type: 'text', text: '{"body_lines":2,"title":"작업 보고서"}'}],
      isError: false,
    });
    expect(textsOf(connection[0]!)[3]).toContain('작업 보고서');
  });

  it.each([
    ['call-done', {ok: true}, true],
    ['instruction-title', {ok: true}, true],
    ['not-done', {ok: true}, false],
    ['path-outside', {ok: true}, undefined],
    ['unknown-method', {ok: true}, undefined],
    ['another-id', {error: 'RESPONSE_ID', at: '/id'}, undefined],
    ['broken-json', {error: 'RESPONSE_ID', at: '/id'}, undefined],
    ['id-true', {error: 'RESPONSE_ID', at: '/id'}, undefined],
    ['no-tool', {error: 'NO_TOOL_FOR_TASK'}, undefined],
  ])('keeps apart what the client said of %s and whether the task is done', (id, client, done) => {
    const record = connection.find(one => one.id === id)!;
    expect(record.client).toEqual(client);
    expect(record.completion?.done).toBe(done);
    expect(record.completion?.error).toBe(done === false ? 'NOT_DONE' : undefined);
  });

  it('quotes the one frame that is not JSON and says why', () => {
    const quoted = connection.flatMap(({id, frames}) =>
      frames.flatMap(frame => ('text' in frame ? [{id, ...frame}] : [])),
    );
    expect(quoted).toEqual([
      {
        id: 'broken-json',
        from: 'client',
        text: '{"jsonrpc":"2.0","id":1,"method":"tools/list"',
        why: 'SYNTAX',
      },
    ]);
  });

  it('says in both languages that it is a model, not MCP, and cannot be connected', async () => {
    const {summary} = await connectionCollection.make(inputs(), say);
    for (const word of [
      'MCP가 아닙니다',
      '초기화',
      '협상',
      '알림',
      '문자열 id',
      '_meta',
      '커서',
      '연결할 수 없',
    ])
      expect(summary?.ko).toContain(word);
    for (const word of ['not MCP', 'initialization', 'negotiation', 'notifications', 'transport'])
      expect(summary?.en).toContain(word);
    for (const word of ['string ids', '_meta', 'cursors', 'cannot be connected to a real server'])
      expect(summary?.en).toContain(word);
  });

  it('explains resources, prompts and the allow-list in both languages', () => {
    const note = (id: string) => connection.find(one => one.id === id)!.note;
    expect(note('path-outside').en).toMatch(/allow-list is access policy.*resource/);
    expect(note('path-outside').ko).toMatch(/접근 정책.*리소스/);
    expect(note('instruction-title').en).toMatch(/prompt.*no policy of the host/);
    expect(note('instruction-title').ko).toMatch(/프롬프트.*호스트의 정책/);
  });
});

describe('the collection refusal', () => {
  it.each([
    [0, 'desk.admit: count must be 1 or more', true, 'input', {minimum: 1}, 3, 3],
    [1, 'only 3 waiting', true, 'state', {minimum: 1, maximum: 3}, 3, 3],
    [2, '{"waiting":2}', false, undefined, undefined, 3, 2],
    [3, 'only 2 waiting', true, 'state', {minimum: 1, maximum: 2}, 2, 2],
    [4, '{"waiting":0}', false, undefined, undefined, 2, 0],
  ])('record %i says %j, isError %s, nature %s', (index, said, isError, nature, accepted, before, after) => {
    const record = refusal[index]!;
    expect(lastOf(record).result).toEqual({content: [{type: 'text', text: said}], isError});
    expect(record.nature).toBe(nature);
    expect(record.accepted).toEqual(accepted);
    const {state} = record;
    expect([textOf(state!.before), textOf(state!.after)]).toEqual([
      `{"waiting":${before}}`,
      `{"waiting":${after}}`,
    ]);
    expect(record.decision).toEqual({listed: true, valid: nature !== 'input', executed: !isError});
  });

  it('sends 0, 99, 1, 3 and 2, and nothing is turned into another number', () => {
    const counts = refusal.map(record => JSON.parse(textsOf(record)[2]!).params.arguments);
    expect(counts).toEqual([{count: 0}, {count: 99}, {count: 1}, {count: 3}, {count: 2}]);
  });

  it('has every record begin with the listing and ids from 1', () => {
    for (const record of refusal)
      expect(textsOf(record).map(text => JSON.parse(text).id)).toEqual([1, 1, 2, 2]);
  });
});

describe('the hash of an exchange', () => {
  it('is SHA-256 over each text and a line feed', () => {
    const lines = textsOf(connection[0]!).map(text => `${text}\n`);
    const wanted = createHash('sha256').update(lines.join('')).digest('hex');
    expect(connection[0]!.sha256).toBe(wanted);
    expect(hashTexts([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it('notices one space', () => {
    expect(hashTexts(['{"a":1}'])).not.toBe(hashTexts(['{"a": 1}']));
    expect(hashTexts(['{"a":1}'])).toBe(hashTexts(['{"a":1}']));
  });
});

describe('a frame', () => {
  it.each([
    ['{"a":1', 'SYNTAX'],
    ['{"a":1,"a":1}', 'DUPLICATE_KEY'],
    ['{"__proto__":1}', 'FORBIDDEN_KEY'],
    ['"\\ud800"', 'LONE_SURROGATE'],
    ['', 'EMPTY'],
  ])('that is not strict JSON is quoted: %j, %s', (text, why) => {
    expect(frameOf({from: 'server', text})).toEqual({from: 'server', text, why});
  });

  it('that is strict JSON is spliced to the character', () => {
    const text = '{ "b":1.0, "10":"\\u0041" }';
    expect(textOfFrame(frameOf({from: 'client', text}))).toBe(text);
  });

  it('is never cut down to its JSON', () => {
    expect(() => frameOf({from: 'client', text: ' {}'})).toThrow();
    expect(frameOf({from: 'client', text: '{}'})).toHaveProperty('json');
  });
});

describe('a file of exchanges', () => {
  const captions = '"id": "a", "label": {"ko": "가", "en": "a"}, "note": {"ko": "가", "en": "a"}';
  const read = (text: string) =>
    readExchangeRequests(parseJson({name: 'f.json', bytes: Buffer.from(text)}, say), say);

  it.each([
    [`[{${captions}, "task": "admit 1"}]`],
    [`[{${captions}, "task": "admit 1", "response_id": 2, "document": "x"}]`],
    [`[{${captions}, "propose": {"name": "x", "arguments": []}}]`],
    [`[{${captions}, "send": ""}]`],
  ])('is read: %s', text => {
    expect(read(text)).toHaveLength(1);
  });

  it.each([
    [`[{${captions}}]`],
    [`[{${captions}, "task": 1}]`],
    [`[{${captions}, "task": "admit 1", "expects": {}}]`],
    [`[{${captions}, "task": "admit 1", "send": ""}]`],
    [`[{${captions}, "propose": {"name": "x"}}]`],
    [`[{${captions}, "send": ""}, {${captions}, "send": ""}]`],
    ['{}'],
  ])('stops whole at a fault: %s', text => {
    expect(() => read(text)).toThrow(Stop);
  });
});
