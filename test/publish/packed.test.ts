import {setImmediate} from 'node:timers/promises';
import {Window} from 'happy-dom';
import {build} from 'vite';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {onlyParts, type Part, partsOf} from '../../generator/publish/only-kinds.ts';
import {hangulOf} from '../../generator/publish/packed-words.ts';
import {preText} from '../../generator/publish/pre-text.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';
import {CHECKOUT} from '../generator/run-command.ts';
import {changed, collection, discovery, listing, tool, validation} from '../record/sample.ts';
import {fileText, SPECIFIED, specified} from '../specified-answers.ts';
import {readingOf, readingWith} from '../view/outlines.ts';

/** Sentences that one part alone has a use for. */
const WORDS: Readonly<Record<Part, readonly string[]>> = {
  listing: [ko, en].flatMap(m => [m.hints, m.moot, m.remark.OUTSIDE_REF, m.remark.NO_TOOLS]),
  exchange: [ko, en].flatMap(m => [m.crossed, m.verdicts, m.inputRefused, m.stateRefused, m.noRequest]),
  definition: [ko, en].flatMap(m => [m.exports, m.leftOut]),
  comparison: [ko, en].flatMap(m => [m.levels.minor, m.nextVersion]),
  schema: [ko, en].flatMap(m => [m.standIn, m.filled, m.sharingCodes.UPSTREAM_ERROR]),
  filter: [ko, en].flatMap(m => [m.filter, m.listedOf]),
  hidden: [ko, en].map(m => m.hidden),
};
const PARTS = Object.keys(WORDS) as Part[];

/** A script as text, with its escapes undone, and after it the texts that may be Korean in letters. */
function plain(script: string): string {
  const texts = [...script.matchAll(/\(("(?:[^"\\\n]|\\.){500,}?")/g)].map(([, text]) => JSON.parse(text!));
  return [script.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))]
    .concat(texts.filter(text => !/[가-힣]/.test(text)).map(text => `*${hangulOf(text)}*`))
    .join('\n');
}

/** Records of the kinds that every script has, which between them make it say all that it can. */
const EDITED = [
  {request: {family: 'all'}},
  {outcome: {ok: []}},
  {outcome: {ok: [changed(tool(), '/inputSchema/properties', {}), tool()]}},
  ...['contract', 'server', 'client', 'completion'].map(judge => ({judge})),
  ...['UNKNOWN_FAMILY', 'TOOL_NOT_AVAILABLE_IN_FAMILY', 'INVALID_LABEL', 'SOMETHING_ELSE'].map(error => ({
    request: {family: 'reading', name: 'other'},
    outcome: {error},
  })),
]
  .map((change, i) => ({...discovery(`discovery-${i}`), ...change}))
  .concat(
    [
      {},
      {request: {name: 'search_notes', arguments: {query: true, other: 1}}},
      {outcome: {error: 'INVALID_ARGUMENT_KEYS'}},
      {outcome: {error: 'INVALID_ARGUMENT_KEYS', at: '/query'}},
      {outcome: {error: 'INVALID_ARGUMENT_KEYS', at: '/limit'}},
      {outcome: {error: 'INVALID_ARGUMENT_VALUE', at: '/query'}},
      {outcome: {error: 'UNKNOWN_FAMILY'}, tool: undefined},
    ].map((change, i) => ({...validation(`validation-${i}`), ...change}) as never),
  );

const PAGES: readonly (readonly Part[])[] = [[], ['exchange'], PARTS];
const NEEDED = SPECIFIED.map(file => readingOf(fileText(file))).map(reading => ({
  id: reading.collection.id,
  parts: partsOf(reading),
}));
const scripts = new Map<string, string>();
const scriptFor = (parts: readonly Part[]): string => scripts.get(parts.join())!;
let site = '';

beforeAll(async () => {
  const {element, viewerFor} = await readerScripts(CHECKOUT);
  scripts.set('element', element);
  for (const parts of [...PAGES, ...NEEDED.map(({parts}) => parts)])
    scripts.set(parts.join(), await viewerFor(parts));
  const built = await build({root: CHECKOUT, logLevel: 'error', build: {write: false}});
  site = [built]
    .flat()
    .flatMap(one => ('output' in one ? one.output : []))
    .flatMap(one => (one.type === 'chunk' ? one.code : []))
    .join('\n');
}, 120_000);

const open: Window[] = [];
afterEach(async () => {
  for (const window of open.splice(0)) await window.happyDOM.close();
});

/** A page with one of the scripts and a collection in it, as `publish` makes them. */
async function pageWith(script: string, text: string, lang: 'ko' | 'en') {
  const window = new Window({
    url: `https://docs.invalid/page.html?lang=${lang}`,
    settings: {enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true},
  });
  open.push(window);
  window.document.body.innerHTML = `<tool-records><pre hidden data-tool-records>${preText(text)}</pre></tool-records>`;
  window.eval(script);
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await setImmediate();
  };
  await settle();
  const viewer = window.document.querySelector('tool-records')!;
  const shadow = viewer.shadowRoot!;
  return {
    tabs: () => [...shadow.querySelectorAll('[role=tab] b')].map(one => one.textContent),
    async words(id: string) {
      viewer.setAttribute('record', id);
      await settle();
      return shadow.querySelector('[role=tabpanel]')!.textContent.replace(/\s+/g, ' ');
    },
    around: () =>
      ['.tabs', '.foot'].map(part => shadow.querySelector(part)!.textContent.replace(/\s+/g, ' ')),
    fields: () => shadow.querySelectorAll('input').length,
    failure: () => shadow.querySelector('.failed')?.textContent ?? '',
    complaints: () => window.happyDOM.virtualConsolePrinter.readAsString(),
  };
}

describe('a page’s script', () => {
  it.each(PAGES.map(parts => [parts.join(', ') || 'no part', parts] as const))(
    'for %s has the words of its own parts, and none of the others’',
    (_, parts) => {
      const script = plain(scriptFor(parts));
      for (const part of PARTS) {
        const there = WORDS[part].filter(words => script.includes(words));
        expect([part, there]).toEqual([part, parts.includes(part) ? WORDS[part] : []]);
      }
    },
  );

  it('for no part has no rule of style for what it never shows', () => {
    const rules = (parts: readonly Part[]) =>
      new Set([...scriptFor(parts).matchAll(/[}\n]\.(wire|beside|filter)[ .>{]/g)].map(([, block]) => block));
    expect(rules([])).toEqual(new Set());
    expect(rules(['exchange'])).toEqual(new Set(['wire']));
    expect(rules(PARTS)).toEqual(new Set(['wire', 'beside', 'filter']));
  });

  it.each<[string, readonly Part[], number]>([
    ['no part', [], 0],
    ['every part', PARTS, 1],
  ])(
    'for %s lists thirteen records, and has a filter above them only where that is a part',
    async (_, parts, fields) => {
      const text = JSON.stringify(collection(Array.from({length: 13}, (_, i) => discovery(`r-${i}`))));
      const page = await pageWith(scriptFor(parts), text, 'en');
      expect([page.tabs().length, page.fields()]).toEqual([13, fields]);
      expect(await page.words('r-12')).toContain('The reading family');
      expect([/\b600\b/.test(scriptFor(parts)), page.complaints()]).toEqual([fields > 0, '']);
    },
  );

  it('has no sentence about loading, and all the others about a file', () => {
    const script = plain(scriptFor([]));
    for (const {faults, loading, download} of [ko, en]) {
      const {HTTP, NETWORK, TIMEOUT, CROSS_ORIGIN, ENCODING, ...kept} = faults;
      expect(Object.values(kept).filter(words => !script.includes(`*${words}*`))).toEqual([]);
      const left = [HTTP, NETWORK, TIMEOUT, CROSS_ORIGIN, ENCODING, loading, download];
      expect(left.filter(words => script.includes(`*${words}*`))).toEqual([]);
    }
  });

  it('leads to no hidden character where that is no part of it', () => {
    // What tells the marks that are counted from the others.
    const leads = 'U\\+000[9A]';
    expect(PAGES.map(parts => scriptFor(parts).includes(leads))).toEqual([false, false, true]);
  });

  it('is the smaller the fewer parts it has', () => {
    const [none, one, all] = PAGES.map(parts => scriptFor(parts).length);
    expect(none).toBeLessThan(one!);
    expect(one).toBeLessThan(all!);
  });

  it.each(SPECIFIED.flatMap(file => (['ko', 'en'] as const).map(lang => [file, lang] as const)))(
    'for the parts of %s shows each of its records (%s)',
    async (file, lang) => {
      const text = fileText(file);
      const {parts} = NEEDED.find(({id}) => text.includes(`"id": "${id}"`))!;
      const page = await pageWith(scriptFor(parts), text, lang);
      const full = await pageWith(scriptFor(PARTS), text, lang);
      const records = specified(file).map(({record}) => record);
      expect(page.tabs()).toEqual(records.map(({label}) => label[lang]));
      for (const {id, note} of records) {
        const words = await page.words(id);
        expect(words).toContain(note[lang]);
        expect(words).not.toMatch(/undefined|\[object/);
        // What it was built without is missed nowhere.
        expect(words).toBe(await full.words(id));
      }
      expect(page.complaints()).toBe('');
    },
  );

  it.each(['ko', 'en'] as const)(
    'has every word that other records of its kinds say, for whoever edits those in the page (%s)',
    async lang => {
      const text = JSON.stringify(changed(collection(EDITED), '/source/origin', 'imported'));
      const page = await pageWith(scriptFor([]), text, lang);
      const full = await pageWith(scriptFor(PARTS), text, lang);
      expect(page.tabs()).toHaveLength(EDITED.length);
      for (const {id} of EDITED) expect(await page.words(id)).toBe(await full.words(id));
      expect(page.around()).toEqual(full.around());
      expect(page.complaints()).toBe('');
    },
  );

  it.each([
    ['broken', '"records"', '"records'],
    ['with a key twice', '"version"', '"id":"a","version"'],
    ['with a key that is forbidden', '"version"', '"__proto__":1,"version"'],
    ['of another version', '"version":1', '"version":2'],
    ['with an empty name', '"A sample"', '" "'],
    ['with half a pair', 'A sample', '\\ud800'],
    ['too deep', '"query":"도구"', `"query":${'['.repeat(65)}`],
    ['that is a web page', '{', '<p>{'],
  ])('says of a file %s what is wrong', async (_, from, to) => {
    const text = JSON.stringify(collection());
    expect(text).toContain(from);
    for (const lang of ['ko', 'en'] as const) {
      const page = await pageWith(scriptFor([]), text.replace(from, to), lang);
      const full = await pageWith(scriptFor(PARTS), text.replace(from, to), lang);
      expect(page.failure()).toBe(full.failure());
      expect([page.failure().length > 20, page.tabs(), page.complaints()]).toEqual([true, [], '']);
    }
  });

  it('refuses a judge whose answers it would show as those of the contract', async () => {
    const judged = (judge: string) => JSON.stringify(collection([{...validation(), judge}]));
    const page = async (parts: readonly Part[], judge: string) =>
      (await pageWith(scriptFor(parts), judged(judge), 'en')).failure();
    expect(await page([], 'schema')).toContain('/records/0/judge');
    expect([await page([], 'server'), await page(PARTS, 'schema')]).toEqual(['', '']);
  });

  it('without a filter lists as many records as it is given', async () => {
    const text = JSON.stringify(collection(Array.from({length: 1_001}, (_, i) => discovery(`r-${i}`))));
    expect((await pageWith(scriptFor([]), text, 'en')).tabs()).toHaveLength(1_001);
    expect((await pageWith(scriptFor(PARTS), text, 'en')).tabs()).toHaveLength(1_000);
  });

  it('refuses a collection of a kind that it was not made for, and shows none of it', async () => {
    const page = await pageWith(scriptFor([]), fileText('connection'), 'en');
    expect(page.failure()).toContain('/records/0/kind');
    expect(page.tabs()).toEqual([]);
  });
});

describe('what a page leaves out', () => {
  const cut = (file: string, code: string) => {
    const {transform} = onlyParts([]) as {
      transform: {handler: (code: string, id: string) => {code: string}};
    };
    return transform.handler(code, `src/${file}`).code;
  };

  it('fails the build where the source does not hold it any more; where it does, it is gone', () => {
    const before = "if (this.#for.hasAttribute('src')) load();";
    expect(cut('element/source.ts', before)).toBe('if (false) load();');
    const renamed = before.replace('#for', '#viewer');
    expect(() => cut('element/source.ts', renamed)).toThrow('src/element/source.ts: there is no');
  });
});

describe('the parts that a collection needs', () => {
  it.each<[string, readonly Part[]]>([
    ['discovery', []],
    ['connection', ['exchange']],
    ['refusal', ['exchange']],
    ['sharing', ['definition', 'comparison', 'schema']],
  ])('are of %s: %j', (file, parts) => {
    expect(partsOf(readingOf(fileText(file)))).toEqual(parts);
  });

  it.each<[string, readonly Part[], readonly unknown[]]>([
    ['twelve records', [], Array.from({length: 12}, (_, i) => discovery(`r-${i}`))],
    ['thirteen records', ['filter'], Array.from({length: 13}, (_, i) => discovery(`r-${i}`))],
    ['a listing, which may have more tools than that', ['listing', 'filter'], [listing()]],
    ['a record that the contract judged', [], [discovery()]],
    ['a record that a schema judged', ['schema'], [{...discovery(), judge: 'schema'}]],
  ])('are of %s: %j', (_, parts, records) => {
    expect(partsOf(readingWith(...records))).toEqual(parts);
  });

  it.each<[string, readonly Part[], string]>([
    ['no hidden character', [], '가'],
    ['a line feed and a tab', [], '가\\n\\t나'],
    ['a hidden character', ['hidden'], '가\u200b'],
    ['an escaped one', ['hidden'], '가\\u200B'],
    ['another escaped one', ['hidden'], '가\\f'],
    ['backslashes and no escape', [], '가\\\\U200b\\\\a'],
  ])('are of a note with %s: %j', (_, parts, note) => {
    const text = JSON.stringify(collection([discovery()])).replace('도구가 하나 있습니다.', () => note);
    expect(partsOf(readingOf(text))).toEqual(parts);
  });
});

describe('the words of a script', () => {
  it('come from two dictionaries with the same members in the same order', () => {
    const keysOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [key, keysOf(inner)])
        : null;
    expect(keysOf(ko)).toEqual(keysOf(en));
  });

  it('are all put in: no number and no placeholder is left', () => {
    const all = [...scripts, ['site', site] as const];
    expect(all.length).toBeGreaterThan(5);
    for (const [name, script] of all) {
      expect([name, script.match(/\[7\d{3}\]/g)]).toEqual([name, null]);
      expect([name, script.match(/__TOOL_RECORDS_\w*/g)]).toEqual([name, null]);
      // Both dictionaries are there, once each.
      for (const words of [ko.failed, en.failed])
        expect([name, plain(script).split(`*${words}*`).length - 1]).toEqual([name, 1]);
    }
  });

  it('have lost their names: what is left of a dictionary is a list', () => {
    for (const [name, script] of scripts)
      expect([name, script.match(/noSuchRecord|executesNothing|notInDefinition/)]).toEqual([name, null]);
  });
});
