import {describe, expect, it} from 'vitest';
import {plainText} from '../../src/i18n/index.ts';
import type {Outline, Wire, WireFrame} from '../../src/view/index.ts';
import {reveal} from '../../src/view/index.ts';
import {collection} from '../record/sample.ts';
import {fileText} from '../specified-answers.ts';
import {blocksOf, outlinesOf, phrasesOf, readingOf, tablesOf} from './outlines.ts';

const LOCALES = ['ko', 'en'] as const;
type Crossed = readonly [from: 'client' | 'server', text: string];

/** The outline of an exchange whose frames are these texts, to the character. */
function exchangeOf(frames: readonly Crossed[], locale: 'ko' | 'en' = 'en'): Outline {
  const record = {
    kind: 'exchange',
    id: 'x',
    label: {ko: '교환', en: 'An exchange'},
    note: {ko: '오간 것입니다.', en: 'What crossed.'},
    judge: 'server',
    frames: 'FRAMES',
    sha256: '0'.repeat(64),
  };
  const written = frames.map(([from, text]) => `{"from":"${from}","json":${text}}`).join(',');
  const text = JSON.stringify(collection([record])).replace('"FRAMES"', () => `[${written}]`);
  return outlinesOf(readingOf(text), locale)[0]!;
}

const framesOf = (outline: Outline): readonly WireFrame[] =>
  blocksOf(outline)
    .find((block): block is Wire => block.type === 'wire')!
    .frames();
const asides = (outline: Outline) => framesOf(outline).map(({aside}) => plainText(aside));

const committed = (file: string, id: string, locale: 'ko' | 'en' = 'en'): Outline =>
  outlinesOf(readingOf(fileText(file)), locale).find(one => one.id === id)!;

/** What the table of verdicts says, by its first cells. */
const verdicts = (outline: Outline) => tablesOf(outline)[0]!.rows.map(({cells}) => cells.map(plainText));

describe('what crossed', () => {
  it('is said with its side and what it belongs to, in both languages', () => {
    const said = (locale: 'ko' | 'en') =>
      framesOf(committed('connection', 'call-done', locale)).map(({who, back, aside}) => [
        who,
        back,
        plainText(aside),
      ]);
    expect(said('en')).toEqual([
      ['Client', false, 'request 1'],
      ['Server', true, 'response to request 1'],
      ['Client', false, 'request 2'],
      ['Server', true, 'response to request 2'],
    ]);
    expect(said('ko')).toEqual([
      ['클라이언트', false, '요청 1'],
      ['서버', true, '요청 1 응답'],
      ['클라이언트', false, '요청 2'],
      ['서버', true, '요청 2 응답'],
    ]);
  });

  it('is said in short by method, tool and arguments, and by what came back', () => {
    const heads = framesOf(committed('refusal', 'zero-refused')).map(({head}) => plainText(head));
    expect(heads).toEqual([
      'tools/list',
      'desk.admit',
      'tools/call desk.admit {"count":0}',
      'desk.admit: count must be 1 or more',
    ]);
    const refused = framesOf(committed('connection', 'unregistered-tool')).at(-1)!;
    expect(plainText(refused.head)).toBe('-32602 Invalid params: unknown tool');
  });

  it.each<[string, Crossed, string]>([
    [
      'a request without a name by its parameters',
      ['client', '{"method":"a","params":{"b":1}}'],
      'a {"b":1}',
    ],
    ['a request with nothing more by its method', ['client', '{"id":1,"method":"tools/list"}'], 'tools/list'],
    ['an answer that is no list by the whole of it', ['server', '{"id":1,"result":{"a":1}}'], '{"a":1}'],
    ['an empty listing likewise', ['server', '{"id":1,"result":{"tools":[]}}'], '{"tools":[]}'],
    [
      'content that is no text by its type',
      ['server', '{"id":1,"result":{"content":[{"type":"text","text":"a"},{"type":"image","data":"b"}]}}'],
      'a image',
    ],
    [
      'a value on one line, however it is written',
      ['server', '{"id":1,"result":{\n  "a": 1\n}}'],
      '{ "a": 1 }',
    ],
  ])('is said in short, %s', (_, frame, said) => {
    expect(plainText(framesOf(exchangeOf([frame]))[0]!.head)).toBe(said);
  });

  it.each([
    ['a'.repeat(160), 'a'.repeat(160)],
    ['a'.repeat(161), `${'a'.repeat(160)}…`],
    ['\u{1f33e}'.repeat(160), '\u{1f33e}'.repeat(160)],
    ['\u{1f33e}'.repeat(161), `${'\u{1f33e}'.repeat(160)}…`],
  ])(
    'shows at most 160 characters of a word in short, and all of them as it crossed (case %#)',
    (word, said) => {
      const text = `{"method":"${word}"}`;
      const [frame] = framesOf(exchangeOf([['client', text]]));
      expect([plainText(frame!.head), frame!.text]).toEqual([said, text]);
      // What stands for the rest is ours, not the frame's.
      expect(frame!.head).toEqual(said === word ? [{recorded: word}] : [{recorded: said.slice(0, -1)}, '…']);
    },
  );

  it.each([
    [20, ''],
    [21, ' …'],
  ])('shows at most twenty names of a listing in short: of %d, and then %j', (tools, end) => {
    const list = Array.from({length: tools}, (_, i) => `{"name":"t${i}"}`);
    const [frame] = framesOf(exchangeOf([['server', `{"id":1,"result":{"tools":[${list}]}}`]]));
    const names = Array.from({length: 20}, (_, i) => `t${i}`).join(' ');
    expect(plainText(frame!.head)).toBe(names + end);
  });

  it.each(['connection', 'refusal'])('is kept as it stands in the file: %s', file => {
    const text = fileText(file);
    for (const outline of outlinesOf(readingOf(text), 'en')) {
      const record = JSON.parse(text).records.find(({id}: {id: string}) => id === outline.id);
      const frames = framesOf(outline);
      expect(frames).toHaveLength(record.frames.length);
      for (const [i, frame] of frames.entries()) {
        const {json, text: quoted} = record.frames[i];
        if (quoted !== undefined) expect(frame.text).toBe(quoted);
        else {
          expect(text).toContain(`"json": ${frame.text}\n`);
          expect(JSON.parse(frame.text)).toEqual(json);
        }
      }
    }
  });

  it('keeps digits, escapes, order and white space of a frame', () => {
    const text = '{ "id" : 1, "method":"x",\n "params":{"b":1.0,"10":-0,"a":"\\u0041"} }';
    expect(framesOf(exchangeOf([['client', text]]))[0]!.text).toBe(text);
  });

  it('quotes what is no JSON, and says why', () => {
    const [sent] = framesOf(committed('connection', 'broken-json'));
    expect(sent!.text).toBe('{"jsonrpc":"2.0","id":1,"method":"tools/list"');
    expect(plainText(sent!.head)).toContain('SYNTAX');
    expect(sent!.fault).toBe(true);
  });

  it('marks errors of the protocol and of the tool, and no success', () => {
    const faults = (file: string, id: string) => framesOf(committed(file, id)).map(({fault}) => fault);
    expect(faults('connection', 'call-done')).toEqual([false, false, false, false]);
    expect(faults('connection', 'path-outside')).toEqual([false, false, false, true]);
    expect(faults('refusal', 'ninety-nine-refused')).toEqual([false, false, false, true]);
    expect(faults('refusal', 'one-admitted')).toEqual([false, false, false, false]);
  });
});

describe('a response belongs to the request before it', () => {
  const ask = (id: string) => `{"id":${id},"method":"tools/list"}`;
  const answer = (id: string) => `{"id":${id},"result":{}}`;
  const ours = 'answers no request, id 1';

  it.each<[string, readonly Crossed[], string]>([
    [
      'of the other side with its id',
      [
        ['client', ask('1')],
        ['server', answer('1')],
      ],
      'response to request 1',
    ],
    [
      'and to none with another id',
      [
        ['client', ask('1')],
        ['server', answer('2')],
      ],
      'answers no request, id 2',
    ],
    [
      'and to none with its id as a string',
      [
        ['client', ask('1')],
        ['server', answer('"1"')],
      ],
      'answers no request, id "1"',
    ],
    [
      'with the same string',
      [
        ['client', ask('"1"')],
        ['server', answer('"1"')],
      ],
      'response to request "1"',
    ],
    [
      'with the same string in another spelling',
      [
        ['client', ask('"A"')],
        ['server', answer('"\\u0041"')],
      ],
      'response to request "\\u0041"',
    ],
    [
      'and to none of its own side',
      [
        ['server', ask('1')],
        ['server', answer('1')],
      ],
      ours,
    ],
    [
      'of the server, where the client answers',
      [
        ['server', ask('7')],
        ['client', answer('7')],
      ],
      'response to request 7',
    ],
    [
      'and to none that comes after it',
      [
        ['server', answer('1')],
        ['client', ask('1')],
      ],
      ours,
    ],
  ])('%s', (_, frames, said) => {
    const outline = exchangeOf(frames);
    const at = frames.findIndex(([, text]) => text.includes('result'));
    expect(asides(outline)[at]).toBe(said);
  });

  it.each<[string, readonly Crossed[], readonly string[]]>([
    [
      'a request',
      [
        ['client', ask('1')],
        ['server', answer('1')],
        ['client', ask('1')],
      ],
      ['request 1', 'response to request 1', 'request 1 · this id is here already'],
    ],
    [
      'a response',
      [
        ['client', ask('1')],
        ['server', answer('1')],
        ['server', answer('1')],
      ],
      ['request 1', 'response to request 1', 'response to request 1 · this id is here already'],
    ],
    [
      'a response to nothing',
      [
        ['server', answer('1')],
        ['server', answer('1')],
      ],
      [ours, `${ours} · this id is here already`],
    ],
  ])('and %s whose id its side has used already says so', (_, frames, said) => {
    expect(asides(exchangeOf(frames))).toEqual(said);
  });

  it.each<[string, readonly Crossed[]]>([
    [
      'of another type',
      [
        ['client', ask('1')],
        ['client', ask('"1"')],
      ],
    ],
    [
      'of the other side',
      [
        ['client', ask('1')],
        ['server', ask('1')],
      ],
    ],
    [
      'of a request, in a response of the same side',
      [
        ['client', ask('1')],
        ['client', answer('1')],
      ],
    ],
  ])('but an id %s is another', (_, frames) => {
    expect(asides(exchangeOf(frames)).join()).not.toContain('already');
  });

  it('and a message without an id to nothing', () => {
    expect(asides(exchangeOf([['client', '{"method":"note"}']]))).toEqual(['']);
  });

  it.each([0, 1, 2, 3, 4])('wherever the part of the frames that is asked for begins: at %d', start => {
    const outline = exchangeOf([
      ['client', '{"id":1,"method":"a"}'],
      ['server', '{"id":1,"result":1}'],
      ['client', '{"id":1,"method":"b"}'],
      ['server', '{"id":2,"result":1}'],
      ['client', '{"id":2,"method":"c"}'],
    ]);
    const wire = blocksOf(outline).find((block): block is Wire => block.type === 'wire')!;
    const said = wire.frames().map(({aside}) => plainText(aside));
    expect(said).toEqual([
      'request 1',
      'response to request 1',
      expect.stringMatching(/^request 1 · /),
      expect.not.stringMatching('response'),
      'request 2',
    ]);
    expect(wire.frames(start, start + 2)).toEqual(wire.frames().slice(start, start + 2));
  });

  it('in the committed records, except where the id is another or null', () => {
    const last = (id: string) => asides(committed('connection', id)).at(-1);
    expect(last('call-done')).toBe('response to request 2');
    expect(last('another-id')).toBe('answers no request, id 2');
    expect(last('broken-json')).toBe('answers no request, id null');
  });
});

describe('text out of a frame', () => {
  const name = 'Recorded0name';
  const frames: readonly Crossed[] = [
    ['client', `{"id":"${name}","method":"${name}","params":{"name":"${name}","arguments":{"${name}":1}}}`],
    ['server', `{"id":"${name}","result":{"tools":[{"name":"${name}"}]}}`],
    ['server', `{"id":"${name}","result":{"content":[{"text":"${name}"}],"isError":"${name}"}}`],
    ['server', `{"id":"${name}","error":{"code":"${name}","message":"${name}"}}`],
  ];

  // With the error last: three words of the call, two of the error, one of each other frame, an id with
  // each, and the error's code among the verdicts. Without it: the tool's own answer instead.
  it.each([
    [frames, 12],
    [frames.slice(0, 3), 9],
  ])('is never a piece of our own sentences', (shown, times) => {
    for (const locale of LOCALES) {
      const pieces = phrasesOf(exchangeOf(shown, locale)).flat();
      expect(pieces.filter(piece => typeof piece === 'string' && piece.includes(name))).toEqual([]);
      const recorded = pieces.filter(piece => typeof piece !== 'string' && piece.recorded.includes(name));
      expect(recorded).toHaveLength(times);
    }
  });

  it.each(['\u202e', '\u200b', '\u{e0041}'])(
    'has its hidden characters marked in an id and a method: %j',
    one => {
      const sent = framesOf(exchangeOf([['client', `{"id":"a${one}b","method":"c${one}d"}`]]))[0]!;
      for (const phrase of [sent.aside, sent.head]) {
        const pieces = phrase.flatMap(piece => (typeof piece === 'string' ? [] : reveal(piece.recorded)));
        expect(pieces.filter(piece => typeof piece !== 'string').map(({original}) => original)).toEqual([
          one,
        ]);
        // What is not recorded stands as it is, so nothing hidden may be in it.
        expect(phrase.filter(piece => typeof piece === 'string').join('')).not.toContain(one);
      }
    },
  );
});

describe('the verdicts of an exchange', () => {
  it('are each by itself: a call that succeeded is not a task that is done', () => {
    expect(verdicts(committed('connection', 'not-done'))).toEqual([
      ['Protocol', 'result'],
      ['The tool’s own answer', 'isError=false'],
      ['Check of the response', 'ok'],
      ['Check of completion', 'No NOT_DONE'],
      ['Expected', expect.stringContaining('"body_lines":2')],
      ['What came back', expect.stringContaining('"body_lines":1')],
    ]);
    expect(verdicts(committed('connection', 'call-done'))[3]).toEqual(['Check of completion', 'Yes']);
  });

  it('name the error of the protocol, or the client’s refusal', () => {
    expect(verdicts(committed('connection', 'path-outside'))).toEqual([
      ['Protocol', '-32602'],
      ['Check of the response', 'ok'],
    ]);
    expect(verdicts(committed('connection', 'another-id'))).toContainEqual([
      'Check of the response',
      'RESPONSE_ID',
    ]);
    expect(verdicts(committed('connection', 'no-tool'))).toContainEqual([
      'Check of the response',
      'NO_TOOL_FOR_TASK',
    ]);
  });

  it('show the state before and after, and what would be accepted', () => {
    const state = (id: string) => verdicts(committed('refusal', id)).slice(3);
    const [three, two] = ['{"waiting":3}', '{"waiting":2}'];
    expect(state('zero-refused')).toEqual([
      ['State, before → after', `${three} → ${three}`],
      ['Would be accepted', '≥ 1'],
    ]);
    expect(state('ninety-nine-refused')).toEqual([
      ['State, before → after', `${three} → ${three}`],
      ['Would be accepted', '1–3'],
    ]);
    expect(state('one-admitted')).toEqual([['State, before → after', `${three} → ${two}`]]);
  });

  it.each([
    ['zero-refused', '다시 보내도 소용이 없습니다.', 'Sending it again will not help.'],
    ['ninety-nine-refused', '지금 상태에서는 들어줄 수 없습니다.', 'impossible in this state.'],
    ['one-admitted', '', ''],
  ])('tell a refusal of the input from one of the state: %s', (id, ko, en) => {
    for (const [locale, words] of [
      ['ko', ko],
      ['en', en],
    ] as const) {
      const said = blocksOf(committed('refusal', id, locale)).flatMap(block =>
        block.type === 'paragraph' ? [plainText(block.text)] : [],
      );
      expect(said).toEqual(words === '' ? [] : [expect.stringContaining(words)]);
    }
  });
});
