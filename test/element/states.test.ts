// @vitest-environment happy-dom
import {afterEach, describe, expect, it, vi} from 'vitest';
import '../../src/element/define.ts';
import {decodeUtf8} from '../../src/record/index.ts';
import {collection, discovery} from '../record/sample.ts';
import {
  byRole,
  cleanUp,
  codesOf,
  fallbackShows,
  fileOf,
  labelOf,
  panelOf,
  place,
  rootOf,
  settle,
  show,
  standInForNetwork,
  stateOf,
  tabsOf,
  wordsOf,
} from './viewer.ts';

afterEach(cleanUp);

const FALLBACK = '<p>Read the <a href="records.json">records</a>.</p>';
const file = fileOf();
const named = (label: string) => fileOf([{...discovery(), label: {ko: `${label} 기록`, en: label}}]);

describe('the four states', () => {
  it('idle: without a source it asks for nothing and shows its children', async () => {
    const asked = standInForNetwork();
    const viewer = await place({}, FALLBACK);
    expect([stateOf(viewer), fallbackShows(viewer), asked.length]).toEqual(['idle', true, 0]);
  });

  it('loading: it says so, and the children stay', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    expect([stateOf(viewer), fallbackShows(viewer), asked.length]).toEqual(['loading', true, 1]);
  });

  it('ready: the records take the place of the children, and nothing is announced', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    await asked[0]!.answer(file);
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['ready', false]);
    expect(byRole(viewer, 'tab')).toHaveLength(2);
    expect(wordsOf(byRole(viewer, 'status')[0]!)).toBe('');
    expect(viewer.querySelector('p')!.isConnected).toBe(true);
  });

  it('failed: the reason is shown and announced once, without an alert, and the children stay', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    await asked[0]!.answer(file, 404);
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['failed', true]);
    expect(byRole(viewer, 'alert')).toEqual([]);
  });

  it('the children return with the error when a later file fails, and go again with the next success', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'good.json'}, FALLBACK);
    await asked[0]!.answer(file);
    expect(fallbackShows(viewer)).toBe(false);
    viewer.src = 'bad.json';
    await settle();
    await asked[1]!.answer('{', 200);
    expect([stateOf(viewer), fallbackShows(viewer), byRole(viewer, 'tab').length]).toEqual([
      'failed',
      true,
      0,
    ]);
    viewer.src = 'good.json';
    await settle();
    await asked[2]!.answer(file);
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['ready', false]);
  });
});

describe('a collection without records', () => {
  it('has an empty list and says that nothing was given; one record more is a list of one', async () => {
    const empty = await show(fileOf([]));
    expect([stateOf(empty), tabsOf(empty).length, wordsOf(panelOf(empty))]).toEqual([
      'ready',
      0,
      'No records were given.',
    ]);
    const one = await show(fileOf([discovery()]));
    expect(tabsOf(one)).toHaveLength(1);
  });
});

describe('after a first success', () => {
  it('a collection that is taken back leaves the idle words and the children, and nothing is loading', async () => {
    const viewer = await place({lang: 'en'}, FALLBACK);
    viewer.collection = file;
    await settle();
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['ready', false]);
    viewer.collection = null;
    await settle();
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['idle', true]);
    expect(wordsOf(rootOf(viewer).querySelector('slot')!)).toBe('No records were given.');
  });

  it('the children do not come back while the next file is loading', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'first.json'}, FALLBACK);
    expect(fallbackShows(viewer)).toBe(true);
    await asked[0]!.answer(file);
    viewer.src = 'second.json';
    await settle();
    expect([asked.length, fallbackShows(viewer)]).toEqual([2, false]);
    await asked[1]!.answer(named('Second'));
    expect([labelOf(viewer), fallbackShows(viewer)]).toEqual(['Second', false]);
  });
});

describe('updateComplete', () => {
  it.each([
    ['the records', 200, 'ready'],
    ['a failure', 404, 'failed'],
  ] as const)('waits for src, until %s can be seen', async (_, status, state) => {
    const asked = standInForNetwork();
    const viewer = document.createElement('tool-records');
    document.body.append(viewer);
    viewer.src = 'records.json';
    let seen = '';
    const complete = viewer.updateComplete.then(() => {
      seen = stateOf(viewer);
    });
    await settle();
    expect([asked.length, seen]).toEqual([1, '']);
    await asked[0]!.answer(file, status);
    await complete;
    expect(seen).toBe(state);
  });
});

describe('a file in UTF-16', () => {
  // In ASCII alone, since UTF-16 without a mark is then also UTF-8: full of NUL, and no JSON.
  const ascii = file.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const little = Buffer.from(ascii, 'utf16le');
  const big = Buffer.from(little).swap16();
  it.each([
    ['little end first, without a mark', little],
    ['big end first, without a mark', big],
    ['little end first, with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little])],
    ['big end first, with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), big])],
  ])('(%s) is refused by its encoding, as the command line refuses it', async (_, bytes) => {
    const decoded = decodeUtf8(new Uint8Array(bytes));
    expect(decoded.ok ? [] : decoded.issues.map(({code}) => code)).toEqual(['ENCODING']);
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'});
    await asked[0]!.answer(new Uint8Array(bytes));
    expect([stateOf(viewer), codesOf(viewer)[0]]).toEqual(['failed', 'ENCODING']);
    // The neighbour: the same text in UTF-8.
    viewer.src = 'other.json';
    await settle();
    await asked[1]!.answer(Buffer.from(ascii));
    expect(stateOf(viewer)).toBe('ready');
  });
});

describe('a server that does not give the records', () => {
  const newer = JSON.stringify({...collection(), version: 2});
  it.each<[string, string | Uint8Array, number, string, RegExp]>([
    ['a page that is not there', file, 404, 'HTTP_404', /404/],
    ['a server that broke down', file, 500, 'HTTP', /500/],
    ['a page for people, served as found', '<!doctype html><title>x</title>', 200, 'HTML', /web page|웹/],
    ['an empty body', '', 200, 'EMPTY', /empty|빈/],
    ['a body that breaks off', file.slice(0, -9), 200, 'SYNTAX', /line 1|1행/],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 200, 'ENCODING', /UTF-8/],
    ['a newer version', newer, 200, 'UNKNOWN_VERSION', /2/],
    ['two records with one id', fileOf([discovery(), discovery()]), 200, 'DUPLICATE_ID', /listed/],
    ['a record of an unknown kind', fileOf([{...discovery(), kind: 'x'}]), 200, 'SHAPE', /validation/],
  ])(
    '%s is one message that names the file, and nothing of it is shown',
    async (_, body, status, code, what) => {
      for (const lang of ['ko', 'en']) {
        const asked = standInForNetwork();
        const viewer = await place({src: 'some/records.json', lang}, FALLBACK);
        await asked[0]!.answer(body, status);
        expect(stateOf(viewer)).toBe('failed');
        expect(fallbackShows(viewer)).toBe(true);
        const words = wordsOf(rootOf(viewer));
        expect(words).toContain('some/records.json');
        expect(codesOf(viewer)).toContain(code);
        expect(words).toMatch(what);
        expect(/[가-힣]/.test(words)).toBe(lang === 'ko');
        expect(byRole(viewer, 'tabpanel')).toEqual([]);

        // The neighbour: the same question, answered as it should be.
        viewer.src = 'some/other.json';
        await settle();
        await asked[1]!.answer(file, 200);
        expect(stateOf(viewer)).toBe('ready');
        cleanUp();
      }
    },
  );

  it.each([
    ['cannot be reached', 'fail'],
    ['breaks off within the body', 'cut'],
  ])('a network that %s is one message, and the next try may succeed', async (_, how) => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    if (how === 'fail') await asked[0]!.fail();
    else {
      vi.spyOn(Response.prototype, 'arrayBuffer').mockRejectedValueOnce(new TypeError('terminated'));
      await asked[0]!.answer(file);
    }
    expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['failed', true]);
    expect(codesOf(viewer)).toContain('NETWORK');
    viewer.src = 'records.json?again';
    await settle();
    await asked[1]!.answer(file);
    expect(stateOf(viewer)).toBe('ready');
  });
});

describe('a slow server', () => {
  const wait = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  };

  it.each([
    ['no answer', false],
    ['an answer whose body never ends', true],
  ])('%s within 15 seconds is given up, and the request with it', async (_, answered) => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    if (answered) await asked[0]!.stall();
    await wait(14_999);
    expect([stateOf(viewer), asked[0]!.signal.aborted]).toEqual(['loading', false]);
    await wait(2);
    expect([stateOf(viewer), asked[0]!.signal.aborted]).toEqual(['failed', true]);
    expect(fallbackShows(viewer)).toBe(true);
    expect(codesOf(viewer)).toContain('TIMEOUT');
    expect(wordsOf(rootOf(viewer))).toMatch(/15/);
  });

  it('an answer just in time is shown, and stays when the time is up', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    await wait(14_999);
    await asked[0]!.answer(file);
    expect(stateOf(viewer)).toBe('ready');
    await wait(60_000);
    expect(stateOf(viewer)).toBe('ready');
  });
});

describe('one request at a time', () => {
  it.each([[true], [false]])(
    'a later src wins, the earlier request is aborted and never shown (network heeds it: %s)',
    async heedsAbort => {
      const asked = standInForNetwork({heedsAbort});
      const viewer = await place({src: 'slow.json'});
      viewer.src = 'fast.json';
      await settle();
      expect(asked.map(({url, signal}) => [url.split('/').pop(), signal.aborted])).toEqual([
        ['slow.json', true],
        ['fast.json', false],
      ]);
      await asked[1]!.answer(named('Fast'));
      expect(labelOf(viewer)).toBe('Fast');
      await asked[0]!.answer(named('Slow'));
      expect(labelOf(viewer)).toBe('Fast');
    },
  );

  it('an earlier request that answers first is not shown either', async () => {
    const asked = standInForNetwork({heedsAbort: false});
    const viewer = await place({src: 'slow.json'});
    viewer.src = 'fast.json';
    await settle();
    await asked[0]!.answer(named('Slow'));
    expect(stateOf(viewer)).toBe('loading');
    await asked[1]!.answer(named('Fast'));
    expect(labelOf(viewer)).toBe('Fast');
  });

  it('an element that is taken away gives its request up, and asks once more when it is put back', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json'}, FALLBACK);
    viewer.remove();
    await settle();
    expect(asked.map(({signal}) => signal.aborted)).toEqual([true]);
    document.body.append(viewer);
    await settle();
    expect(asked.map(({signal}) => signal.aborted)).toEqual([true, false]);
    await asked[1]!.answer(file);
    expect(stateOf(viewer)).toBe('ready');
  });

  it('an element that is moved when its records are there keeps them and asks for nothing', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'records.json', record: 'checked'});
    await asked[0]!.answer(file);
    const section = document.createElement('section');
    document.body.append(section);
    section.append(viewer);
    await settle();
    expect([stateOf(viewer), labelOf(viewer), asked.length]).toEqual(['ready', 'Valid arguments', 1]);
  });

  it.each<[string, (viewer: HTMLElementTagNameMap['tool-records']) => void]>([
    [
      'put in, taken out and put back',
      viewer => {
        document.body.append(viewer);
        viewer.remove();
        document.body.append(viewer);
      },
    ],
    [
      'given its src after it was put in',
      viewer => {
        viewer.removeAttribute('src');
        document.body.append(viewer);
        viewer.src = 'records.json';
      },
    ],
    [
      'given another src first',
      viewer => {
        viewer.src = 'other.json';
        document.body.append(viewer);
        viewer.src = 'records.json';
      },
    ],
  ])('an element that is %s in one turn makes one request', async (_, act) => {
    const asked = standInForNetwork();
    const viewer = document.createElement('tool-records');
    viewer.src = 'records.json';
    act(viewer);
    await settle();
    expect(asked.map(({url}) => url.split('/').pop())).toEqual(['records.json']);
  });

  it('an element that was taken out in the same turn makes no request', async () => {
    const asked = standInForNetwork();
    const viewer = document.createElement('tool-records');
    viewer.src = 'records.json';
    document.body.append(viewer);
    viewer.remove();
    await settle();
    expect(asked).toEqual([]);
  });
});
