import {setImmediate} from 'node:timers/promises';
import {Window} from 'happy-dom';
import {build} from 'vite';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {type Part, partsOf} from '../../generator/publish/only-kinds.ts';
import {hangulOf} from '../../generator/publish/packed-words.ts';
import {preText} from '../../generator/publish/pre-text.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {saidOf} from '../../generator/publish/said-words.ts';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';
import {CHECKOUT} from '../generator/run-command.ts';
import {collection, discovery, listing} from '../record/sample.ts';
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
};
const PARTS = Object.keys(WORDS) as Part[];

/** A script as text, with its escapes undone, and after it the texts that may be Korean in letters. */
function plain(script: string): string {
  const texts = [...script.matchAll(/\(("(?:[^"\\\n]|\\.){500,}?")/g)].map(([, text]) => JSON.parse(text!));
  return [script.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))]
    .concat(texts.filter(text => !/[가-힣]/.test(text)).map(text => `*${hangulOf(text)}*`))
    .join('\n');
}

const PAGES: readonly (readonly Part[])[] = [[], ['exchange'], PARTS];
const NEEDED = SPECIFIED.map(file => readingOf(fileText(file))).map(reading => ({
  id: reading.collection.id,
  parts: partsOf(reading.collection),
  said: saidOf(reading),
}));
const scripts = new Map<string, string>();
const scriptFor = (parts: readonly Part[]): string => scripts.get(parts.join())!;
let site = '';

beforeAll(async () => {
  const {element, viewerFor} = await readerScripts(CHECKOUT);
  scripts.set('element', element);
  for (const parts of [...PAGES, ...NEEDED.map(({parts}) => parts)])
    scripts.set(parts.join(), await viewerFor(parts));
  for (const {id, parts, said} of NEEDED) scripts.set(id, await viewerFor(parts, said));
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

  it('has the sentences that its own records say, and of the others those about a file alone', () => {
    const script = plain(scripts.get('discovery')!);
    for (const {refusals, faults, judges, noSuchRecord} of [ko, en]) {
      const kept = [refusals.UNKNOWN_ARGUMENT, judges.contract, faults.TWICE, faults.OVER, noSuchRecord];
      const left = [refusals.MISSING_ARGUMENT, judges.schema, faults.TIMEOUT, faults.HTTP];
      expect(kept.filter(words => !script.includes(`*${words}*`))).toEqual([]);
      expect(left.filter(words => script.includes(`*${words}*`))).toEqual([]);
    }
  });

  it('leads to no hidden character where its records hold none', () => {
    // What tells the marks that are counted from the others.
    const leads = 'U\\+000[9A]';
    expect(scripts.get('element')).toContain(leads);
    for (const {id} of NEEDED) expect(scripts.get(id)).not.toContain(leads);
    const saidWith = (ko: string, en: string) =>
      saidOf(readingWith({...discovery(), note: {ko, en}})).has('hidden');
    expect([saidWith('가\u200b', 'a'), saidWith('가', 'a\u200b'), saidWith('가', 'a')]).toEqual([
      true,
      true,
      false,
    ]);
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
      const {id, parts} = NEEDED.find(({id}) => text.includes(`"id": "${id}"`))!;
      const page = await pageWith(scripts.get(id)!, text, lang);
      const full = await pageWith(scriptFor(parts), text, lang);
      const records = specified(file).map(({record}) => record);
      expect(page.tabs()).toEqual(records.map(({label}) => label[lang]));
      for (const {id, note} of records) {
        const words = await page.words(id);
        expect(words).toContain(note[lang]);
        expect(words).not.toMatch(/undefined|\[object/);
        // What the records never say is missed nowhere.
        expect(words).toBe(await full.words(id));
      }
      expect(page.complaints()).toBe('');
    },
  );

  it('refuses a collection of a kind that it was not made for, and shows none of it', async () => {
    const page = await pageWith(scriptFor([]), fileText('connection'), 'en');
    expect(page.failure()).toContain('/records/0/kind');
    expect(page.tabs()).toEqual([]);
  });
});

describe('the parts that a collection needs', () => {
  it.each<[string, readonly Part[]]>([
    ['discovery', []],
    ['connection', ['exchange']],
    ['refusal', ['exchange']],
    ['sharing', ['definition', 'comparison', 'schema']],
  ])('are of %s: %j', (file, parts) => {
    expect(partsOf(readingOf(fileText(file)).collection)).toEqual(parts);
  });

  it.each<[string, readonly unknown[], readonly Part[]]>([
    ['twelve records', Array.from({length: 12}, (_, i) => discovery(`r-${i}`)), []],
    ['thirteen records', Array.from({length: 13}, (_, i) => discovery(`r-${i}`)), ['filter']],
    ['a listing, which may have more tools than that', [listing()], ['listing', 'filter']],
  ])('are of %s: with a filter or without', (_, records, parts) => {
    expect(partsOf(readingWith(...records).collection)).toEqual(parts);
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
