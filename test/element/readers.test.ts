// @vitest-environment happy-dom
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import '../../src/element/define.ts';
import {messagesFor} from '../../src/i18n/index.ts';
import {parseText} from '../../src/record/index.ts';
import {snippetsOf} from '../../src/site/snippets.ts';
import {listEntries} from '../../src/view/index.ts';
import {fileText, SPECIFIED} from '../specified-answers.ts';
import {byRole, cleanUp, fileOf, place, rootOf, settle, show, tabsOf} from './viewer.ts';

const LOCALES = ['ko', 'en'] as const;
const root = join(import.meta.dirname, '../..');

/** Everything that runs where a reader is, by path. */
const sources = readdirSync(join(root, 'src'), {recursive: true, encoding: 'utf8'})
  .filter(name => name.endsWith('.ts'))
  .map(name => ({path: name.replaceAll('\\', '/'), source: readFileSync(join(root, 'src', name), 'utf8')}));

afterEach(cleanUp);

describe('a viewer in somebody’s page', () => {
  it('listens to no key and no press of the page around it', async () => {
    const heard: string[] = [];
    for (const around of [document, window, document.documentElement, document.body]) {
      const listen = around.addEventListener.bind(around);
      vi.spyOn(around, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
        heard.push(type);
        (listen as (...args: unknown[]) => void)(type, ...rest);
      });
    }
    const viewer = await show(fileOf(), {'url-sync': '', filter: ''});
    viewer.focus();
    viewer.remove();
    document.body.append(viewer);
    await settle();
    // Something is heard, so a key would be too.
    expect(heard).toContain('hashchange');
    expect(heard.filter(type => /key|press|mouse|pointer|click|focus|touch/.test(type))).toEqual([]);
  });

  it('hands its focus on to nothing inside, and nothing in it asks for the focus', async () => {
    const attach = vi.spyOn(Element.prototype, 'attachShadow');
    const viewer = await show();
    expect(attach.mock.calls.map(([init]) => init)).toContainEqual({mode: 'open'});
    expect(rootOf(viewer).querySelectorAll('[autofocus]')).toHaveLength(0);
  });

  it('has its place for announcements from the start, empty, whatever it was given', async () => {
    for (const viewer of [await place(), await show(), await show(fileOf(), {filter: ''})])
      expect(byRole(viewer, 'status').map(({textContent}) => textContent)).toEqual(['']);
  });
});

describe.each(SPECIFIED)('every record of %s', collection => {
  it.each(LOCALES)(
    'calls a control by what it shows, and raises no alarm over a refusal (%s)',
    async lang => {
      const viewer = await show(fileText(collection), {lang});
      for (const at of tabsOf(viewer).keys()) {
        tabsOf(viewer)[at]!.click();
        await settle();
        const controls = [...rootOf(viewer).querySelectorAll('a, button, summary')];
        expect(controls.length).toBeGreaterThan(3);
        for (const control of controls) {
          expect(control.textContent.trim()).not.toBe('');
          // Another name than the visible one could not be spoken by somebody who sees it.
          expect(control.matches('[aria-label], [aria-labelledby], [title]')).toBe(false);
        }
        expect(rootOf(viewer).querySelectorAll('[role=alert], [aria-live]')).toHaveLength(0);
      }
    },
  );
});

describe('what runs where a reader is', () => {
  /** Paths of the sources in which this stands. */
  const holding = (pattern: RegExp) =>
    sources.filter(({source}) => pattern.test(source)).map(({path}) => path);

  it('keeps nothing in the browser, and writes to the clipboard for a button of the site alone', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(holding(/\b(?:localStorage|sessionStorage|indexedDB|caches|document\.cookie)\b/)).toEqual([]);
    expect(holding(/navigator\.clipboard/)).toEqual(['site/take.ts']);
  });

  it('shows no date and no number in the way of a machine’s own settings', () => {
    expect(holding(/\bnew Date\b|\bDate\.\w|\bIntl\b|\.toLocale\w*String\(/)).toEqual([]);
  });

  it('opens no window by itself', () => {
    expect(holding(/_blank|\bwindow\.open\b|[^.\w]open\(/)).toEqual([]);
  });
});

describe('the fallback in the code to copy', () => {
  const reading = parseText(fileText('discovery'));
  if (!reading.ok) throw new Error('The records cannot be read.');

  it.each(LOCALES)('is a sentence and a link where a filter takes every element away (%s)', locale => {
    const m = messagesFor(locale);
    for (const entry of listEntries(reading, m)) {
      const {script} = snippetsOf(reading, entry, locale, 'https://example.org/');
      expect(script).not.toMatch(/<(?:noscript|template)/);
      // What a cautious blog leaves of a post.
      const left = script
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<\/?(?:tool-records|figure|details)[^>]*>/g, '')
        .trim();
      const [, words = '', href, name] = /^<p>(.*?) <a href="([^"]+)">(.*?)<\/a><\/p>$/.exec(left) ?? [];
      expect([href, name]).toEqual([
        `https://example.org/discovery/${entry.address}.${locale}.html`,
        `${entry.label} · ${reading.collection.title[locale]}`,
      ]);
      expect(words).toMatch(locale === 'ko' ? /^도구가 답한 것의 기록:$/ : /^A record of what a tool said:$/);
    }
  });
});
