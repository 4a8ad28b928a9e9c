// @vitest-environment happy-dom
// @vitest-environment-options {"url": "https://same.invalid/"}
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import '../../src/element/define.ts';
import {
  cleanUp,
  codesOf,
  fallbackShows,
  fileOf,
  labelOf,
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

interface Address {
  readonly value: string;
  readonly pageOrigin: string;
  readonly src: 'allow' | 'deny';
}
const addresses: readonly Address[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/urls.json'), 'utf8'),
);

describe('the addresses that src may name', () => {
  it('are tried from the origin that they were written for', () => {
    expect(addresses.map(({pageOrigin}) => pageOrigin)).toEqual(addresses.map(() => location.origin));
  });

  it.each(addresses.filter(({src}) => src === 'allow'))(
    '$value is asked once, at our origin',
    async ({value}) => {
      const asked = standInForNetwork();
      const viewer = await place({src: value});
      expect(asked.map(({url}) => new URL(url).origin)).toEqual([location.origin]);
      await asked[0]!.answer(fileOf());
      expect(stateOf(viewer)).toBe('ready');
    },
  );

  it.each(addresses.filter(({src}) => src === 'deny').map(({value}) => ({value, shown: value.slice(0, 60)})))(
    '$shown is never asked, and the refusal is said in both languages',
    async ({value}) => {
      const asked = standInForNetwork();
      for (const lang of ['ko', 'en']) {
        const viewer = await place({src: value, lang}, '<p>Fallback</p>');
        expect([stateOf(viewer), fallbackShows(viewer)]).toEqual(['failed', true]);
        expect(codesOf(viewer)).toContain('CROSS_ORIGIN');
        expect(/[가-힣]/.test(wordsOf(rootOf(viewer)))).toBe(lang === 'ko');
        expect(rootOf(viewer).querySelector('[href]')).toBeNull();
      }
      expect(asked).toEqual([]);
      expect(globalThis).not.toHaveProperty('__pwned');
    },
  );

  it('may be elsewhere where the author allows it, yet only on the web and without a user name', async () => {
    for (const {value} of addresses) {
      const asked = standInForNetwork();
      await place({src: value, 'cross-origin-src': ''});
      for (const {url} of asked) {
        const {protocol, username, password} = new URL(url);
        expect([value, protocol, username, password]).toEqual([
          value,
          expect.stringMatching(/^https?:$/),
          '',
          '',
        ]);
      }
      cleanUp();
    }
  });

  it.each([
    ['https://other.invalid/a.json', 1],
    ['https://u:p@other.invalid/a.json', 0],
    ['javascript:globalThis.__pwned=1', 0],
    ['data:application/json,{}', 0],
    ['file:///etc/hostname', 0],
  ])('%s with cross-origin-src makes %d requests', async (src, requests) => {
    const asked = standInForNetwork();
    await place({src, 'cross-origin-src': ''});
    expect(asked).toHaveLength(requests);
    await place({src});
    expect(asked).toHaveLength(requests);
  });

  it.each([
    ['a.json', {}, 'same-origin'],
    ['https://same.invalid/a.json', {}, 'same-origin'],
    ['a.json', {'cross-origin-src': ''}, 'cors'],
  ])('%s with %j is asked in the mode %s, which holds for redirects too', async (src, more, mode) => {
    const asked = standInForNetwork();
    await place({src, ...more});
    expect(asked.map(one => one.mode)).toEqual([mode]);
  });

  it.each([
    '\\\\other.invalid\\a.json',
    '/\\other.invalid/a.json',
    'a\\b.json',
    'https:\\\\same.invalid/a.json',
  ])(
    '%s is not asked for its backslash, wherever the author allows src to be; with a slash it is',
    async src => {
      const asked = standInForNetwork();
      const viewer = await place({src, 'cross-origin-src': ''});
      expect([stateOf(viewer), asked.length]).toEqual(['failed', 0]);
      await place({src: src.replaceAll('\\', '/'), 'cross-origin-src': ''});
      expect(asked).toHaveLength(1);
    },
  );

  it('are resolved against the page’s base', async () => {
    const base = document.createElement('base');
    base.href = 'https://same.invalid/blog/post/';
    document.head.append(base);
    const asked = standInForNetwork();
    await place({src: '../a.json'});
    expect(asked.map(({url}) => url)).toEqual(['https://same.invalid/blog/a.json']);
  });
});

describe('the record attribute', () => {
  it('names the record that is shown, at once and later', async () => {
    const viewer = await show(fileOf(), {record: 'checked'});
    expect(labelOf(viewer)).toBe('Valid arguments');
    viewer.record = 'listed';
    await settle();
    expect(labelOf(viewer)).toBe('The reading family');
  });

  it.each([
    ['en', /nobody.*first/],
    ['ko', /nobody.*첫/],
  ])('naming no record shows the first one, and says so (%s)', async (lang, notice) => {
    const viewer = await show(fileOf(), {record: 'nobody', lang});
    expect(tabsOf(viewer)[0]!.getAttribute('aria-selected')).toBe('true');
    expect(wordsOf(rootOf(viewer))).toMatch(notice);
    viewer.record = 'checked';
    await settle();
    expect(wordsOf(rootOf(viewer))).not.toMatch(notice);
  });

  it('naming no record says so until the reader chooses one', async () => {
    const viewer = await show(fileOf(), {record: 'nobody', lang: 'en'});
    tabsOf(viewer)[1]!.click();
    await settle();
    expect(labelOf(viewer)).toBe('Valid arguments');
    expect(wordsOf(rootOf(viewer))).not.toContain('nobody');
  });

  it('is not changed by the reader’s choice', async () => {
    const viewer = await show(fileOf(), {record: 'checked'});
    tabsOf(viewer)[0]!.click();
    await settle();
    expect(viewer.getAttribute('record')).toBe('checked');
  });
});

describe('the address of the page', () => {
  const go = async (hash: string) => {
    history.replaceState(null, '', `${location.pathname}${hash}`);
    dispatchEvent(new Event('hashchange'));
    await settle();
  };

  it('is neither read nor changed without url-sync', async () => {
    await go('?x=1#record=checked');
    const viewer = await show();
    expect(labelOf(viewer)).toBe('The reading family');
    tabsOf(viewer)[1]!.click();
    tabsOf(viewer)[0]!.click();
    await go('?x=1#record=checked');
    expect([labelOf(viewer), location.search, location.hash]).toEqual([
      'The reading family',
      '?x=1',
      '#record=checked',
    ]);
  });

  it('chooses a record and follows the reader with url-sync, without a step in the history', async () => {
    await go('?x=1#record=checked');
    const viewer = await show(fileOf(), {'url-sync': '', record: 'listed'});
    expect(labelOf(viewer)).toBe('Valid arguments');
    const steps = history.length;
    tabsOf(viewer)[0]!.click();
    await settle();
    expect([location.search, location.hash, history.length]).toEqual(['?x=1', '#record=listed', steps]);
    await go('?x=1#record=checked');
    expect(labelOf(viewer)).toBe('Valid arguments');
  });

  it('naming no record shows a notice, and another part of the page changes nothing', async () => {
    await go('#record=nobody');
    const viewer = await show(fileOf(), {'url-sync': ''});
    expect([labelOf(viewer), /nobody/.test(wordsOf(rootOf(viewer)))]).toEqual(['The reading family', true]);
    await go('#record=checked');
    await go('#top');
    expect(labelOf(viewer)).toBe('Valid arguments');
  });

  it('names nothing but a record: never a file', async () => {
    const asked = standInForNetwork();
    await go('?src=https://other.invalid/a.json#record=https://other.invalid/a.json');
    const viewer = await show(fileOf(), {'url-sync': ''});
    expect([labelOf(viewer), asked.length]).toEqual(['The reading family', 0]);
  });

  it('is written no more when url-sync is taken away, and again when it is given back', async () => {
    const viewer = await show(fileOf(), {'url-sync': ''});
    viewer.focus();
    const press = async (key: string) => {
      const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true});
      rootOf(viewer).activeElement!.dispatchEvent(event);
      await settle();
      return [labelOf(viewer), location.hash];
    };
    expect(await press('End')).toEqual(['Valid arguments', '#record=checked']);
    viewer.urlSync = false;
    expect(await press('Home')).toEqual(['The reading family', '#record=checked']);
    await go('#record=checked');
    expect(labelOf(viewer)).toBe('The reading family');
    viewer.urlSync = true;
    expect(await press('End')).toEqual(['Valid arguments', '#record=checked']);
    expect(await press('Home')).toEqual(['The reading family', '#record=listed']);
  });

  it('is followed from the moment when url-sync is set on a viewer that is shown', async () => {
    const viewer = await show();
    await go('#record=checked');
    expect(labelOf(viewer)).toBe('The reading family');
    viewer.urlSync = true;
    await go('#record=checked');
    expect(labelOf(viewer)).toBe('Valid arguments');
  });

  it('means nothing to a viewer that was taken out of the page, and is free for another', async () => {
    const removed = await show(fileOf(), {'url-sync': ''});
    removed.remove();
    await settle();
    await go('#record=checked');
    expect(labelOf(removed)).toBe('The reading family');
    const next = await show(fileOf(), {'url-sync': ''});
    expect(labelOf(next)).toBe('Valid arguments');
    document.body.append(removed);
    await go('#record=listed');
    expect([labelOf(next), labelOf(removed)]).toEqual(['The reading family', 'The reading family']);
    await go('#record=checked');
    expect([labelOf(next), labelOf(removed)]).toEqual(['Valid arguments', 'The reading family']);
  });

  it('belongs to the first viewer that asks for it; the second is left alone', async () => {
    await go('#record=checked');
    const first = await show(fileOf(), {'url-sync': ''});
    const second = await show(fileOf(), {'url-sync': ''});
    expect([labelOf(first), labelOf(second)]).toEqual(['Valid arguments', 'The reading family']);
    tabsOf(second)[1]!.click();
    await settle();
    tabsOf(second)[0]!.click();
    await settle();
    expect(location.hash).toBe('#record=checked');
    await go('#record=listed');
    expect(labelOf(first)).toBe('The reading family');
  });

  it('goes to the second viewer when the first is taken away', async () => {
    const first = await show(fileOf(), {'url-sync': ''});
    const second = await show(fileOf(), {'url-sync': ''});
    first.remove();
    await go('#record=checked');
    expect([labelOf(first), labelOf(second)]).toEqual(['The reading family', 'Valid arguments']);
    tabsOf(second)[0]!.click();
    await settle();
    expect(location.hash).toBe('#record=listed');
  });
});

describe('the links of the tabs', () => {
  const hrefs = (viewer: Element) => tabsOf(viewer).map(tab => tab.getAttribute('href'));

  it('lead to this very page and the record', async () => {
    history.replaceState(null, '', '/a/b.html?lang=ko#top');
    const base = document.createElement('base');
    base.href = 'https://same.invalid/elsewhere/';
    document.head.append(base);
    expect(hrefs(await show())).toEqual([
      'https://same.invalid/a/b.html?lang=ko#record=listed',
      'https://same.invalid/a/b.html?lang=ko#record=checked',
    ]);
  });

  it.each([
    ['https://docs.invalid/records.html#old', 'https://docs.invalid/records.html'],
    ['records.html?lang=ko', 'https://same.invalid/records.html?lang=ko'],
    ['javascript:globalThis.__pwned=1', 'https://same.invalid/'],
    ['data:text/html,x', 'https://same.invalid/'],
    ['http://', 'https://same.invalid/'],
  ])('with pages=%j lead to %s', async (pages, base) => {
    history.replaceState(null, '', '/');
    const viewer = await show(fileOf(), {pages});
    expect(hrefs(viewer)).toEqual([`${base}#record=listed`, `${base}#record=checked`]);
    for (const link of rootOf(viewer).querySelectorAll('a'))
      expect(new URL(link.getAttribute('href')!, document.baseURI).protocol).toBe('https:');
  });

  it('follow pages where that changes', async () => {
    const viewer = await show(fileOf(), {pages: 'a.html'});
    viewer.pages = 'b.html';
    await settle();
    expect(hrefs(viewer)).toEqual(
      ['listed', 'checked'].map(id => `https://same.invalid/b.html#record=${id}`),
    );
  });

  it('also stand below the record, where they can be copied', async () => {
    const viewer = await show(fileOf(), {record: 'checked'});
    const others = [...rootOf(viewer).querySelectorAll('a:not([role])')];
    expect(others.map(link => link.getAttribute('href'))).toContain(hrefs(viewer)[1]);
  });
});

describe('the link to the file below the record', () => {
  const download = (viewer: Element) =>
    [...rootOf(viewer).querySelectorAll('.foot a')]
      .filter(link => link.textContent === 'Records as JSON')
      .map(link => link.getAttribute('href'));
  const inline = `<script type="application/json">${fileOf()}</script>`;

  it.each(addresses.filter(({src}) => src === 'allow'))(
    'leads to where src=$value was loaded from',
    async ({value}) => {
      const asked = standInForNetwork();
      const viewer = await place({src: value, lang: 'en'});
      expect(download(viewer)).toEqual([]);
      await asked[0]!.answer(fileOf());
      expect(download(viewer)).toEqual([new URL(value, document.baseURI).href]);
      expect(download(viewer)).toEqual([asked[0]!.url]);
    },
  );

  it.each(addresses.map(({value}) => ({value, shown: value.slice(0, 60)})))(
    'is not there when records inside the element are shown and src=$shown was not asked',
    async ({value}) => {
      const asked = standInForNetwork();
      const viewer = await place({src: value, lang: 'en'}, inline);
      expect([stateOf(viewer), download(viewer), asked]).toEqual(['ready', [], []]);
      for (const link of rootOf(viewer).querySelectorAll('a'))
        expect(new URL(link.getAttribute('href')!, document.baseURI).origin).toBe(location.origin);
    },
  );

  it('comes and goes with the source of what is shown', async () => {
    const asked = standInForNetwork();
    const viewer = await place({src: 'a.json', lang: 'en'});
    await asked[0]!.answer(fileOf());
    viewer.collection = fileOf();
    await settle();
    expect([stateOf(viewer), download(viewer)]).toEqual(['ready', []]);
    viewer.collection = null;
    await settle();
    await asked[1]!.answer(fileOf());
    expect(download(viewer)).toEqual(['https://same.invalid/a.json']);
  });
});
