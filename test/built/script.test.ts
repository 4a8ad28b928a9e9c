import {readFileSync} from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {Window} from 'happy-dom';
import {build, type Rolldown} from 'vite';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(`${root}records/discovery.json`, 'utf8');

interface Described {
  readonly name: string;
  readonly inputSchema: {readonly properties: Readonly<Record<string, unknown>>};
}
/** A record of the file, as far as this test reads it. */
interface Recorded {
  readonly id: string;
  readonly label: Readonly<Record<string, string>>;
  readonly note: Readonly<Record<string, string>>;
  readonly request: {readonly name?: string; readonly arguments?: Readonly<Record<string, unknown>>};
  readonly tool?: Described;
  readonly outcome: {
    readonly error?: string;
    readonly ok?: readonly Described[] | Readonly<Record<string, unknown>>;
  };
}
const records: readonly Recorded[] = JSON.parse(text).records;

/** The built script, made in memory as `npm run build` makes the file. */
let script = '';
const open: Window[] = [];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root,
    configFile: `${root}vite.config.ts`,
    mode: 'element',
    logLevel: 'error',
    build: {write: false},
  });
  const [output, ...others] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  expect([output!.output.map(({fileName}) => fileName), others]).toEqual([['tool-records.js'], []]);
  script = output!.output[0].code;
}, 60_000);

afterEach(async () => {
  for (const window of open.splice(0)) await window.happyDOM.close();
});

afterAll(() => {
  vi.unstubAllEnvs();
});

/** A page of its own with the element in it, whose server gives the records; the script is yet to run. */
function pageWith(markup: string, lang: string): {window: Window; asked: string[]} {
  const window = new Window({
    url: 'https://docs.invalid/post/',
    settings: {enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true},
  });
  open.push(window);
  const asked: string[] = [];
  window.fetch = async url => {
    asked.push(String(url));
    return new window.Response(text);
  };
  window.document.documentElement.lang = lang;
  window.document.body.innerHTML = markup;
  return {window, asked};
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}

/** What the page printed to its console or threw. */
const complaints = (window: Window): string => window.happyDOM.virtualConsolePrinter.readAsString();

const viewerIn = (window: Window) => window.document.querySelector('tool-records')!;
const words = (node: {textContent: string | null}): string => node.textContent!.replace(/\s+/g, ' ').trim();

const SAID = {
  ko: {
    questions: ['조회', '형식', '권한', '실행', '완료'],
    yes: '예',
    no: '아니요',
    refused: '거절됨',
    'not-asked': '묻지 않음',
  },
  en: {
    questions: ['Listed', 'Valid', 'Authorized', 'Executed', 'Done'],
    yes: 'Yes',
    no: 'No',
    refused: 'Refused',
    'not-asked': 'Not asked',
  },
} as const;

type Answer = Exclude<keyof typeof SAID.ko, 'questions'>;

/** The table of the specification, with the code or member that each answer rests on, out of the file. */
function answersIn({outcome}: Recorded, number: number): readonly (readonly [Answer, string])[] {
  const error = outcome.error ?? '';
  const member = (name: string) => `${name}=${(outcome.ok as Record<string, unknown>)[name]}`;
  const notAsked = ['not-asked', ''] as const;
  const listing = [['yes', ''], notAsked, notAsked, ['no', 'executes=false'], notAsked] as const;
  const table: (() => readonly (readonly [Answer, string])[])[] = [
    () => listing,
    () => listing,
    () => [
      ['yes', ''],
      ['yes', member('shape_valid')],
      ['no', member('authorized')],
      ['no', member('executed')],
      notAsked,
    ],
    () => [['refused', error], notAsked, notAsked, ['no', ''], notAsked],
    () => [['yes', ''], ['refused', error], notAsked, ['no', ''], notAsked],
  ];
  return table[number]!();
}

describe('the script as built', () => {
  it('is one file of ASCII characters, without a word of the command line or a hint of development', () => {
    expect(script.length).toBeGreaterThan(10_000);
    expect(script.match(/[^\n\t -~]/g)).toBeNull();
    expect(script).not.toMatch(/^\s*(import|export)\b/m);
    expect(script).not.toMatch(/dev mode|sourceMappingURL|--overwrite/);
  });

  it.each(['ko', 'en'] as const)('shows each of the five records as the file has it (%s)', async lang => {
    const {window, asked} = pageWith('<tool-records src="discovery.json"></tool-records>', lang);
    window.eval(script);
    await settle();
    const viewer = viewerIn(window);
    const shadow = viewer.shadowRoot!;
    expect(asked).toEqual(['https://docs.invalid/post/discovery.json']);
    const tabs = [...shadow.querySelectorAll('[role=tab]')];
    expect(tabs.map(tab => words(tab.querySelector('b')!))).toEqual(records.map(({label}) => label[lang]));

    for (const [number, record] of records.entries()) {
      viewer.setAttribute('record', record.id);
      await settle();
      const panel = shadow.querySelector('[role=tabpanel]')!;
      const codes = [...panel.querySelectorAll('code')].map(words);
      expect(words(panel)).toContain(record.label[lang]);
      expect(words(panel)).toContain(record.note[lang]);

      // The five answers, each with the code or member that it rests on.
      const shown = [...panel.querySelectorAll('dl dt')].map(term => {
        const code = term.nextElementSibling!.querySelector('code');
        const given = words(term.nextElementSibling!);
        return [words(term), code ? given.slice(0, -words(code).length) : given, code ? words(code) : ''];
      });
      expect(shown).toEqual(
        answersIn(record, number).map(([answer, code], i) => [
          SAID[lang].questions[i],
          SAID[lang][answer],
          code,
        ]),
      );

      // Codes and names, once more where they are explained.
      const {request, tool, outcome} = record;
      const listed = Array.isArray(outcome.ok) ? (outcome.ok as Described[]) : [];
      const tools = tool ? [tool] : listed;
      const names = [request.name ?? [], outcome.error ?? [], tools.map(({name}) => name)].flat();
      expect(names.filter(name => !codes.includes(name))).toEqual([]);
      const others = records.flatMap(one => [one.outcome.error ?? [], one.tool?.name ?? []].flat());
      expect(others.filter(name => !names.includes(name) && codes.includes(name))).toEqual([]);

      // Rows of the arguments, then of the fields that they were held against.
      const rows = [...panel.querySelectorAll('table')].map(table =>
        [...table.querySelectorAll('tbody tr')].map(row => [...row.children].map(words)),
      );
      if (request.arguments)
        expect(rows[0]!.map(([key, value]) => [key, value])).toEqual(
          Object.entries(request.arguments).map(([key, value]) => [key, JSON.stringify(value)]),
        );
      const fields = tools.map(({inputSchema}) => Object.keys(inputSchema.properties));
      expect(rows.slice(rows.length - fields.length).map(table => table.map(([field]) => field))).toEqual(
        fields,
      );

      // The record as written is the file's own text.
      const written = panel.querySelector('pre')!.textContent!;
      expect(text).toContain(written);
      expect(JSON.parse(written)).toEqual(record);
    }
    expect(complaints(window)).toBe('');
  });

  it('finds an element that comes after it, and harms nothing when it is there twice', async () => {
    const {window, asked} = pageWith('<p>A post.</p>', 'en');
    window.eval(script);
    window.document.body.insertAdjacentHTML(
      'beforeend',
      '<tool-records src="discovery.json"><p>Fallback</p></tool-records>',
    );
    window.eval(script);
    await settle();
    expect(viewerIn(window).shadowRoot!.querySelectorAll('[role=tab]')).toHaveLength(5);
    expect(asked).toHaveLength(1);
    expect(complaints(window)).toBe('');
  });

  it('shows records that stand in the page and asks for nothing', async () => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const {window, asked} = pageWith(
      `<tool-records><pre hidden data-tool-records>${escaped}</pre></tool-records>`,
      'ko',
    );
    window.eval(script);
    await settle();
    expect(viewerIn(window).shadowRoot!.querySelectorAll('[role=tab]')).toHaveLength(5);
    expect(asked).toEqual([]);
    expect(complaints(window)).toBe('');
  });

  it('leaves one name in the page at most, and no trace of its own', () => {
    const {window} = pageWith('', 'en');
    const before = new Set(Object.getOwnPropertyNames(window));
    window.eval(script);
    const added = Object.getOwnPropertyNames(window).filter(name => !before.has(name));
    expect(
      added.filter(name => !/^(ToolRecords|lit(Html|Element)?Versions|reactiveElementVersions)$/.test(name)),
    ).toEqual([]);
    expect(window.customElements.get('tool-records')).toBeDefined();
  });
});
