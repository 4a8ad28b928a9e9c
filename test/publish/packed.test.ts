import {setImmediate} from 'node:timers/promises';
import {Window} from 'happy-dom';
import {build} from 'vite';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {type Part, partsOf} from '../../generator/publish/only-kinds.ts';
import {preText} from '../../generator/publish/pre-text.ts';
import {readerScripts} from '../../generator/publish/reader-scripts.ts';
import {en} from '../../src/i18n/en.ts';
import {ko} from '../../src/i18n/ko.ts';
import {CHECKOUT} from '../generator/run-command.ts';
import {fileText, SPECIFIED, specified} from '../specified-answers.ts';
import {readingOf} from '../view/outlines.ts';

/** Sentences that one part alone has a use for. */
const WORDS: Readonly<Record<Part, readonly string[]>> = {
  listing: [ko, en].flatMap(m => [m.hints, m.moot, m.remark.OUTSIDE_REF, m.remark.NO_TOOLS]),
  exchange: [ko, en].flatMap(m => [m.crossed, m.verdicts, m.inputRefused, m.stateRefused, m.noRequest]),
  definition: [ko, en].flatMap(m => [m.exports, m.leftOut]),
  comparison: [ko, en].flatMap(m => [m.levels.minor, m.nextVersion]),
  schema: [ko, en].flatMap(m => [m.standIn, m.filled, m.sharingCodes.UPSTREAM_ERROR]),
};
const PARTS = Object.keys(WORDS) as Part[];

/** A script as text, with its escapes undone. */
const plain = (script: string): string =>
  script.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const PAGES: readonly (readonly Part[])[] = [[], ['exchange'], PARTS];
const scripts = new Map<string, string>();
const scriptFor = (parts: readonly Part[]): string => scripts.get(parts.join())!;
let site = '';

beforeAll(async () => {
  const {element, viewerFor} = await readerScripts(CHECKOUT);
  scripts.set('element', element);
  for (const parts of [...PAGES, ...SPECIFIED.map(file => partsOf(readingOf(fileText(file)).collection))])
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
      new Set([...scriptFor(parts).matchAll(/[}\n]\.(wire|beside)[ .>{]/g)].map(([, block]) => block));
    expect(rules([])).toEqual(new Set());
    expect(rules(['exchange'])).toEqual(new Set(['wire']));
    expect(rules(PARTS)).toEqual(new Set(['wire', 'beside']));
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
      const parts = partsOf(readingOf(text).collection);
      const page = await pageWith(scriptFor(parts), text, lang);
      const records = specified(file).map(({record}) => record);
      expect(page.tabs()).toEqual(records.map(({label}) => label[lang]));
      for (const {id, note} of records) {
        const words = await page.words(id);
        expect(words).toContain(note[lang]);
        expect(words).not.toMatch(/undefined|\[object/);
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
        expect([name, plain(script).split(JSON.stringify(words)).length - 1]).toEqual([name, 1]);
    }
  });

  it('have lost their names: what is left of a dictionary is a list', () => {
    for (const [name, script] of scripts)
      expect([name, script.match(/noSuchRecord|executesNothing|notInDefinition/)]).toEqual([name, null]);
  });
});
