// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const root = join(import.meta.dirname, '../..');
// Without its style sheet, which nobody here would draw.
const html = readFileSync(join(root, 'index.html'), 'utf8').replaceAll(/<link [^>]*>/g, '');
const page = new DOMParser().parseFromString(html, 'text/html');
type Locale = 'ko' | 'en';
const LOCALES: readonly Locale[] = ['ko', 'en'];

/** What the page says in one language, in order. */
const blocksIn = (locale: Locale) => [...page.querySelectorAll<HTMLElement>(`.t[lang="${locale}"]`)];
const all = (locale: Locale, selector: string) =>
  blocksIn(locale).flatMap(block => [...block.querySelectorAll(selector)]);
const words = (locale: Locale): string =>
  blocksIn(locale)
    .map(block => block.textContent)
    .join(' ')
    .replace(/\s+/g, ' ');

describe('the page in two languages', () => {
  const frame = (locale: Locale) =>
    all(locale, '*').map(({localName, id}) => `${localName} ${id.replace(/-(ko|en)$/, '')}`.trim());
  const links = (locale: Locale) =>
    all(locale, 'a').map(link => link.getAttribute('href')!.replace(/(-|\?lang=|\.)(ko|en)(\.html)?$/, ''));

  it('has the same blocks, headings, lists and boxes in the same order', () => {
    expect(blocksIn('ko').map(({localName}) => localName)).toEqual(
      blocksIn('en').map(({localName}) => localName),
    );
    expect(frame('ko')).toEqual(frame('en'));
    expect(all('ko', 'h1')).toHaveLength(1);
    expect(all('ko', 'h2, h3').length).toBeGreaterThan(4);
  });

  it('has the same links in the same order, each to something that is there', () => {
    expect(links('ko')).toEqual(links('en'));
    expect(links('ko').length).toBeGreaterThan(5);
    for (const link of page.querySelectorAll('a[href^="#"]'))
      expect([link.getAttribute('href'), page.querySelector(link.getAttribute('href')!) !== null]).toEqual([
        link.getAttribute('href'),
        true,
      ]);
  });

  it('leads inside itself to the same language, and to no other site', () => {
    for (const locale of LOCALES)
      for (const link of all(locale, 'a')) {
        const href = link.getAttribute('href')!;
        expect(href).not.toMatch(new RegExp(`(-|lang=|\\.)${locale === 'ko' ? 'en' : 'ko'}(\\.html)?$`));
        expect(new URL(href, 'https://page.invalid/').origin).toBe('https://page.invalid');
      }
  });

  it('has Hangul in each Korean paragraph and heading, and none in the English ones', () => {
    for (const element of all('ko', 'h1, h2, h3, p, li, nav a')) {
      // A name such as MIT or JSON may stand alone.
      if (/[a-z]{5}/i.test(element.textContent) || /[가-힣]/.test(element.textContent))
        expect(element.textContent).toMatch(/[가-힣]/);
    }
    for (const element of all('en', 'h1, h2, h3, p, li, nav a'))
      expect(element.textContent).not.toMatch(/[가-힣]/);
  });

  it('names its boxes and regions in the language of each', () => {
    for (const locale of LOCALES)
      for (const box of all(locale, 'pre')) {
        expect([box.getAttribute('tabindex'), box.getAttribute('role')]).toEqual(['0', 'region']);
        expect(/[가-힣]/.test(box.getAttribute('aria-label')!)).toBe(locale === 'ko');
      }
  });

  it('holds the viewer once, without a switch of its own, with a fallback in both languages', () => {
    const [viewer, ...others] = page.querySelectorAll('tool-records');
    expect(others).toEqual([]);
    expect(['no-language-switch', 'url-sync'].filter(name => !viewer!.hasAttribute(name))).toEqual([]);
    const fallback = [...viewer!.querySelectorAll('p')].map(({textContent}) => /[가-힣]/.test(textContent));
    expect(fallback.sort()).toEqual([false, true]);
    expect(viewer!.querySelector('noscript, template')).toBeNull();
  });
});

describe('what the page tells its readers', () => {
  const STATEMENTS: readonly [statement: string, ko: RegExp, en: RegExp][] = [
    [
      'a visitor’s programs are neither looked up nor run, and nothing is sent',
      /방문자의 도구나 프로그램을 찾지 않고, 아무것도 실행하지 않으며, 어디로도 보내지 않습니다/,
      /does not look for your tools or programs, runs nothing and sends nothing/,
    ],
    [
      'no nested objects, arrays, dates, URLs, numeric ranges',
      /겹친 객체, 배열, 날짜, URL, 숫자 범위는 다루지 않습니다/,
      /No nested objects, arrays, dates, URLs or numeric ranges/,
    ],
    ['not a JSON Schema validator', /JSON Schema 검증기가 아닙니다/, /not a JSON Schema validator/],
    [
      'the contract modules load nothing',
      /계약의 모듈은 아무것도 불러오지 않/,
      /contract’s modules load nothing/,
    ],
    ['there is no way to run a tool', /실행하는 기능[^.]*없/, /no way to run a tool/],
    [
      'the command line reads what its author names and answers for',
      /명령은 적어 준 파일만 읽/,
      /command reads the files you name/,
    ],
    [
      'nothing is fetched, searched or installed',
      /무엇도 내려받거나 찾거나 설치하지 않습니다/,
      /fetches, searches and installs nothing/,
    ],
    [
      'after a refused discovery, read the current definitions again',
      /조회가 거절됐다면 다시 시도할 것이 아니라 지금의 정의를 다시 읽어야/,
      /After a refused discovery, read the current definitions again instead of trying again/,
    ],
    [
      'a generator made the records and the page only reads them',
      /생성기가 만들었고, 이 페이지는 읽기만/,
      /local generator made the records, and this page only reads them/,
    ],
    [
      'tests with DOM stubs are not browser rendering',
      /DOM 대역으로 시험했으며 이것은 브라우저가 그린 화면의 시험이 아닙니다/,
      /DOM stubs, which is not browser rendering/,
    ],
    [
      'the keyboard tests cover the engines named and no others',
      /키보드 시험과 파일로 여는 시험은 Chromium과 Firefox, WebKitGTK에서만 했고, 다른 사람의 페이지[^.]* Chromium에서만 했습니다/,
      /keyboard tests cover Chromium, Firefox and WebKitGTK and no other[^.]*other people’s pages cover Chromium alone/,
    ],
    [
      'screen readers, Safari and phones are untested',
      /실제 화면 낭독기, Safari, 휴대전화에서는 시험하지 않았습니다/,
      /Real screen readers, Safari and phones were not tested/,
    ],
    [
      'no regression test of a real system',
      /실제 시스템의 회귀 시험도/,
      /no regression test of a real system/,
    ],
    [
      'no automation, but a small part for choosing exact descriptions',
      /자동화도 아닙니다. 정확한 설명을 고르는 작은 부품/,
      /no automation, but a small part for choosing exact descriptions/,
    ],
    ['all data are invented', /모든 자료는 지어낸 것/, /All data are invented/],
    [
      'a refusal is no execution failure',
      /거절은 설명이나 검증을 거절한 것입니다[^<]*실행 실패가 아닙니다/,
      /refusal to describe or to check.*nothing failed to run/,
    ],
    [
      'a family’s name proves nothing',
      /묶음 이름은 부작용을 알려 주지 않습니다/,
      /name says nothing about side effects/,
    ],
    [
      'owed: a trusted source and its version',
      /믿을 수 있는 정의의 출처와 그 버전/,
      /trusted source for the definitions and their version/,
    ],
    ['owed: the meaning of each tool’s values', /도구마다 값이 뜻하는 바/, /meaning of each tool’s values/],
    ['owed: the permission', /계정과 프로젝트의 권한/, /permission of the account and the project/],
    ['owed: the state at the time', /그때의 상태/, /the state at the time/],
    ['owed: what was observed after running', /실행한 뒤에 관찰한 것/, /what was observed after running/],
    [
      'description and check change together',
      /설명과 검증은 함께 고쳐야/,
      /Description and check have to change together/,
    ],
    [
      'a hash inside an archive shows damage, and not who made it',
      /손상되지 않았다는 뜻입니다\. 누가 만들었는지는 알려 주지 않습니다/,
      /none was damaged[^.]*\. That does not tell who made them/,
    ],
    [
      'a hash beside its file is worth as much as the place',
      /같은 곳에서 받았다면, 그곳을 믿는 만큼만/,
      /same place, the value is worth as much as that place/,
    ],
    [
      'modification and reuse are permitted',
      /수정하고 재사용할 수 있습니다/,
      /modification and reuse are permitted/,
    ],
  ];

  it.each(STATEMENTS)('%s, in Korean and in English', (_, ko, en) => {
    expect(words('ko')).toMatch(ko);
    expect(words('en')).toMatch(en);
  });

  it('never calls anything safe or verified', () => {
    expect(words('en')).not.toMatch(/\b(safe|verified|secure)\b/i);
    expect(words('ko')).not.toMatch(/안전|검증된|보증/);
  });
});

describe('the script of the page', () => {
  beforeEach(() => {
    document.documentElement.removeAttribute('lang');
    delete document.documentElement.dataset.theme;
    document.body.innerHTML = page.body.innerHTML;
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });

  /** Opens the page at an address, in a browser that speaks these languages. */
  async function open(address: string, ...languages: string[]): Promise<void> {
    history.replaceState(null, '', address);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    await import('../../src/site/main.ts');
  }

  const switchTo = (locale: Locale, init: MouseEventInit = {}): MouseEvent => {
    const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
    document.querySelector(`header a[hreflang="${locale}"]`)!.dispatchEvent(event);
    return event;
  };
  const current = () =>
    [...document.querySelectorAll('header a[aria-current]')].map(link => link.getAttribute('hreflang'));

  it.each([
    ['/?lang=ko', ['en'], 'ko'],
    ['/?lang=en', ['ko'], 'en'],
    ['/?lang=ko-KR', ['en'], 'ko'],
    ['/?lang=fr', ['ko-KR', 'en'], 'ko'],
    ['/?lang=', ['en-GB', 'ko'], 'en'],
    ['/', ['fr', 'ko', 'en'], 'ko'],
    ['/', ['fr'], 'en'],
    ['/', [], 'en'],
  ])('%s in a browser that speaks %j is in %s', async (address, languages, locale) => {
    await open(address, ...languages);
    expect(document.documentElement.lang).toBe(locale);
    expect(/[가-힣]/.test(document.title)).toBe(locale === 'ko');
    expect(document.title).toMatch(/^Tool Records/);
    expect(current()).toEqual([locale]);
  });

  it.each([
    ['/?theme=dark', 'dark'],
    ['/?theme=light', 'light'],
    ['/?theme=auto', undefined],
    ['/?theme=pink', undefined],
    ['/?theme=DARK', undefined],
    ['/', undefined],
  ])('%s sets the theme %s', async (address, theme) => {
    await open(address, 'en');
    expect(document.documentElement.dataset.theme).toBe(theme);
  });

  it('the switch changes language, title and address, keeps the rest of the address, adds no step', async () => {
    await open('/?theme=dark&lang=en#record=unknown-key', 'en');
    const steps = history.length;
    expect(switchTo('ko').defaultPrevented).toBe(true);
    expect(document.documentElement.lang).toBe('ko');
    expect(document.title).toMatch(/[가-힣]/);
    expect(current()).toEqual(['ko']);
    const url = new URL(location.href);
    expect([url.searchParams.get('lang'), url.searchParams.get('theme'), url.hash, history.length]).toEqual([
      'ko',
      'dark',
      '#record=unknown-key',
      steps,
    ]);
  });

  it.each([[{ctrlKey: true}], [{metaKey: true}], [{shiftKey: true}], [{altKey: true}], [{button: 1}]])(
    'a click on the switch with %j stays the browser’s',
    async init => {
      await open('/?lang=en', 'en');
      expect(switchTo('ko', init).defaultPrevented).toBe(false);
      expect([document.documentElement.lang, current()]).toEqual(['en', ['en']]);
    },
  );

  it.each(['pointerdown', 'focus'])(
    'on %s a link of the switch leads to the record shown now',
    async before => {
      await open('/?theme=dark&lang=en', 'en');
      history.replaceState(null, '', '/?theme=dark&lang=en#record=unknown-key');
      const link = document.querySelector<HTMLAnchorElement>('header a[hreflang="ko"]')!;
      link.dispatchEvent(new Event(before));
      const {searchParams, hash} = new URL(link.href);
      expect([searchParams.get('lang'), searchParams.get('theme'), hash]).toEqual([
        'ko',
        'dark',
        '#record=unknown-key',
      ]);
    },
  );

  it('a page that may not change its address changes its language all the same', async () => {
    await open('/?lang=en', 'en');
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError');
    });
    switchTo('ko');
    expect(document.documentElement.lang).toBe('ko');
  });

  it('keeps nothing in the browser', async () => {
    await open('/?lang=ko&theme=dark', 'en');
    switchTo('en');
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });
});
