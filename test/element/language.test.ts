// @vitest-environment happy-dom
import {afterEach, describe, expect, it, vi} from 'vitest';
import '../../src/element/define.ts';
import {
  buttonOf,
  byRole,
  cleanUp,
  fileOf,
  labelOf,
  rootOf,
  selectedIn,
  settle,
  show,
  tabsOf,
} from './viewer.ts';

afterEach(cleanUp);

type Viewer = HTMLElementTagNameMap['tool-records'];

/** The language that a viewer shows its records in, and says that it does. */
function languageOf(viewer: Element): string {
  const shown = labelOf(viewer) === '읽기 묶음' || labelOf(viewer) === '올바른 인자' ? 'ko' : 'en';
  expect(rootOf(viewer).firstElementChild!.getAttribute('lang')).toBe(shown);
  return shown;
}

const browserSpeaks = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

/** A viewer inside elements with these languages, the outermost first; null is no `lang`, '#' a shadow root. */
async function within(tags: readonly (string | null)[], own?: string): Promise<Viewer> {
  const viewer = await show(fileOf(), own === undefined ? {} : {lang: own});
  let place: ParentNode & Node = document.body;
  for (const tag of tags) {
    if (tag === '#') {
      place = (place as Element).attachShadow({mode: 'open'});
      continue;
    }
    const box = document.createElement('div');
    if (tag !== null) box.lang = tag;
    place.append(box);
    place = box;
  }
  place.append(viewer);
  await settle();
  return viewer;
}

describe('the language of a viewer', () => {
  it.each<[string, (string | null)[], string | undefined, string]>([
    ['its own lang', ['en'], 'ko', 'ko'],
    ['its own lang', ['ko'], 'en', 'en'],
    ['the nearest ancestor', ['en', 'ko', null], undefined, 'ko'],
    ['the nearest ancestor', ['ko', 'en', null], undefined, 'en'],
    ['an ancestor outside its shadow root', ['ko', '#', null], undefined, 'ko'],
    ['the nearer one inside the shadow root', ['ko', '#', 'en'], undefined, 'en'],
    ['an ancestor two shadow roots away', ['ko', '#', null, '#', null], undefined, 'ko'],
    ['a regional form', ['en'], 'ko-KR', 'ko'],
    ['capital letters', ['en'], 'KO', 'ko'],
    ['a regional form of English', ['ko'], 'en-GB', 'en'],
    ['the next one where the nearest is not spoken here', ['ko', 'fr'], undefined, 'ko'],
    ['the next one where the nearest only looks like ours', ['en', 'kok'], undefined, 'en'],
    ['the next one where the nearest is empty', ['ko', ''], undefined, 'ko'],
  ])('is that of %s (%j, own %j): %s', async (_, tags, own, expected) => {
    browserSpeaks(expected === 'ko' ? 'en' : 'ko');
    expect(languageOf(await within(tags, own))).toBe(expected);
  });

  it('is not watched any more by a viewer that has left the page', async () => {
    browserSpeaks('en');
    const viewer = await within(['ko']);
    const box = viewer.parentElement!;
    viewer.remove();
    box.lang = 'en';
    await settle();
    expect(languageOf(viewer)).toBe('ko');
  });

  it.each([
    [['ko-KR', 'en'], 'ko'],
    [['fr', 'ko', 'en'], 'ko'],
    [['en-US', 'ko'], 'en'],
    [['fr', 'de'], 'en'],
    [[], 'en'],
  ])('is the browser’s where the page names none: %j gives %s', async (languages, expected) => {
    browserSpeaks(...languages);
    expect(languageOf(await within([null]))).toBe(expected);
  });

  it('follows the page: of the document, of an ancestor, outside a shadow root, of its own', async () => {
    browserSpeaks('en');
    const viewer = await within([null, '#', null]);
    const inner = viewer.parentElement!;
    const steps: [Element, string | null, string][] = [
      [document.documentElement, 'ko', 'ko'],
      [(inner.getRootNode() as ShadowRoot).host, 'en', 'en'],
      [inner, 'ko-KR', 'ko'],
      [viewer, 'en', 'en'],
      [viewer, null, 'ko'],
      [inner, null, 'en'],
    ];
    for (const [element, lang, expected] of steps) {
      if (lang === null) element.removeAttribute('lang');
      else element.setAttribute('lang', lang);
      await settle();
      expect(languageOf(viewer)).toBe(expected);
    }
  });

  it('is that of its new place when it is moved, and no longer that of the old', async () => {
    browserSpeaks('en');
    const viewer = await within(['ko']);
    const old = viewer.parentElement!;
    document.body.append(viewer);
    await settle();
    expect(languageOf(viewer)).toBe('en');
    old.lang = 'ko-KR';
    await settle();
    expect(languageOf(viewer)).toBe('en');
  });

  it('is never written on the element itself', async () => {
    const viewer = await within(['ko']);
    buttonOf(viewer, 'English').click();
    await settle();
    expect(viewer.hasAttribute('lang')).toBe(false);
  });
});

describe('the reader’s choice of language', () => {
  it('wins over what the page says then and later', async () => {
    const viewer = await within(['en']);
    buttonOf(viewer, '한국어').click();
    await settle();
    expect(languageOf(viewer)).toBe('ko');
    viewer.lang = 'en';
    viewer.parentElement!.lang = 'en-US';
    document.documentElement.lang = 'en';
    await settle();
    expect(languageOf(viewer)).toBe('ko');
    buttonOf(viewer, 'English').click();
    await settle();
    expect(languageOf(viewer)).toBe('en');
  });

  it('stays when the element is moved and when its records change', async () => {
    const viewer = await within(['en']);
    buttonOf(viewer, '한국어').click();
    document.body.append(viewer);
    viewer.collection = fileOf();
    await settle();
    expect(languageOf(viewer)).toBe('ko');
  });

  it('keeps the record, the order and the focus, and sends nothing', async () => {
    const viewer = await show(fileOf(), {lang: 'en', record: 'checked'});
    let told = 0;
    viewer.addEventListener('tool-records-change', () => told++);
    const ids = tabsOf(viewer).map(tab => tab.getAttribute('href'));
    for (const name of ['한국어', 'English', '한국어']) {
      const button = buttonOf(viewer, name);
      button.focus();
      button.click();
      await settle();
      expect(rootOf(viewer).activeElement).toBe(button);
      expect(selectedIn(viewer)).toBe(1);
      expect(tabsOf(viewer).map(tab => tab.getAttribute('href'))).toEqual(ids);
    }
    expect(told).toBe(0);
  });

  it('keeps the focus on the selected tab when the page changes the language', async () => {
    const viewer = await show(fileOf(), {lang: 'en', record: 'checked'});
    viewer.focus();
    viewer.lang = 'ko';
    await settle();
    expect(rootOf(viewer).activeElement).toBe(tabsOf(viewer)[1]);
    expect(labelOf(viewer)).toBe('올바른 인자');
  });

  it('in one viewer leaves the other as it is', async () => {
    const first = await show(fileOf(), {lang: 'en'});
    const second = await show(fileOf(), {lang: 'en'});
    buttonOf(first, '한국어').click();
    await settle();
    expect([languageOf(first), languageOf(second)]).toEqual(['ko', 'en']);
  });

  it('is announced by nothing but the buttons, each in its own language', async () => {
    const viewer = await show(fileOf(), {lang: 'en'});
    buttonOf(viewer, '한국어').click();
    await settle();
    const buttons = [...byRole(viewer, 'group')[0]!.querySelectorAll('button')];
    expect(
      buttons.map(button => [button.textContent, button.lang, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['한국어', 'ko', 'true'],
      ['English', 'en', 'false'],
    ]);
    expect(byRole(viewer, 'status')[0]!.textContent).toBe('');
  });
});

describe('the language of what is recorded', () => {
  it('is marked: names and codes are not to be translated, and Hangul is Korean', async () => {
    const viewer = await show(fileOf(), {lang: 'en', record: 'checked'});
    const marked = new Map(
      [...rootOf(viewer).querySelectorAll('code')].map(code => [code.textContent, code]),
    );
    expect(marked.get('search_notes')!.getAttribute('lang')).toBe('en');
    expect(marked.get('"도구"')!.getAttribute('lang')).toBe('ko');
    expect(marked.get('shape_valid=true')!.getAttribute('lang')).toBe('en');
    for (const code of marked.values()) expect(code.getAttribute('translate')).toBe('no');
  });
});
