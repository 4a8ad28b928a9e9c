import type {Page} from 'playwright/test';
import {bringLook, GUEST_CHECKS, type Scene} from './checks/index.ts';
import {expect, test} from './host-server.ts';
import {openViewer} from './reading-forms.ts';

/** Damages the viewer of a page. */
type Damage = (page: Page) => Promise<unknown>;

/** Rules that stand behind those of the viewer. */
const css =
  (rules: string): Damage =>
  page =>
    page.locator('tool-records').evaluate((viewer, rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      viewer.shadowRoot!.adoptedStyleSheets.push(sheet);
    }, rules);

/** An attribute that stays as it is set here, whatever the viewer sets later; none where the value is null. */
const attribute =
  (where: string, name: string, value: string | null): Damage =>
  page =>
    page
      .locator('tool-records')
      .locator(where)
      .first()
      .evaluate(
        (one, [name, value]) => {
          const set = one.setAttribute.bind(one);
          if (value === null) one.removeAttribute(name);
          else set(name, value);
          one.setAttribute = (which, to) => {
            if (which !== name) set(which, to);
          };
        },
        [name, value] as const,
      );

/** What somebody's hand might add to the viewer, or to what happens in it. */
const hand =
  (change: (root: ShadowRoot) => void): Damage =>
  page =>
    page.evaluate(
      change => new Function('root', `(${change})(root)`)(document.querySelector('tool-records')!.shadowRoot),
      String(change),
    );

/** What each check has to notice: what is wrong, how it comes about, and what the check says then. */
const DEFECTS: Readonly<
  Record<keyof typeof GUEST_CHECKS, readonly (readonly [what: string, damage: Damage, says: RegExp])[]>
> = {
  'nothing takes the focus by itself': [
    [
      'a tab takes it',
      hand(root => root.querySelector<HTMLElement>('[role=tab]')!.focus()),
      /took the focus/,
    ],
  ],
  'exactly one tab is selected, and Tab reaches that one': [
    [
      'another tab stays selected',
      attribute('[role=tab] >> nth=2', 'aria-selected', 'true'),
      /2 tabs are selected/,
    ],
    ['a tab says nothing', attribute('[role=tab] >> nth=2', 'aria-selected', null), /does not say/],
    ['no tab is selected', attribute('[role=tab] >> nth=0', 'aria-selected', 'false'), /0 tabs are selected/],
    ['Tab reaches another tab too', attribute('[role=tab] >> nth=2', 'tabindex', '0'), /Tab reaches .* and /],
    ['Tab reaches no tab', attribute('[role=tab] >> nth=0', 'tabindex', '-1'), /Tab reaches no tab/],
    ['a tab has no tabindex', attribute('[role=tab] >> nth=2', 'tabindex', null), /has no tabindex/],
  ],
  'whatever needs a name has one': [
    ['the list has none', attribute('[role=tablist]', 'aria-label', null), /the list is called/],
    ['the list has another', attribute('[role=tablist]', 'aria-label', 'Records'), /the list is called/],
    ['the list is not vertical', attribute('[role=tablist]', 'aria-orientation', null), /vertical/],
    [
      'the panel keeps that of one tab',
      attribute('[role=tabpanel]', 'aria-labelledby', 'tab-0'),
      /the panel is not/,
    ],
    [
      'the panel cannot be reached',
      attribute('[role=tabpanel]', 'tabindex', '-1'),
      /does not reach the panel/,
    ],
    ['a box of code has none', attribute('pre', 'aria-labelledby', null), /<pre region> .* has no name/],
    ['a box of code has no role', attribute('pre', 'role', null), /has no role/],
    ['a group has none', attribute('[role=group]', 'aria-label', ''), /has no name/],
    ['a button has none', hand(root => root.querySelector('button')!.replaceChildren()), /has no name/],
  ],
  'every part says its language': [
    ['the whole is said to be in the other', attribute('.tool-records', 'lang', 'en'), /what is in ko/],
    [
      'a button loses its own',
      attribute('[role=group] [lang=en]', 'lang', null),
      /‘English’ is said to be in ‘ko’/,
    ],
    ['a name loses its own', attribute('td code', 'lang', null), /is said to be in ‘ko’/],
    ['a name may be translated', attribute('td code', 'translate', null), /may be translated/],
    ['a box of code has that of the page', attribute('pre', 'lang', null), /is said to be in ‘ko’/],
    [
      'the viewer writes it on itself',
      hand(root => root.host.setAttribute('lang', 'ko')),
      /a lang that nobody gave it/,
    ],
    [
      'text that is no text of ours stands in the panel',
      hand(root => root.querySelector('[role=tabpanel]')!.append('false')),
      /is said to be in ‘ko’/,
    ],
  ],
  'nothing is announced twice': [
    [
      'a selection is announced',
      hand(root =>
        root.addEventListener('click', () => root.querySelector('[role=status]')!.append('selected')),
      ),
      /‘selected’ was announced/,
    ],
    [
      'an alert comes',
      hand(root =>
        root.addEventListener('click', () => {
          const alert = document.createElement('p');
          alert.role = 'alert';
          alert.textContent = 'Refused';
          root.append(alert);
        }),
      ),
      /came with ‘Refused’/,
    ],
    ['the panel is announced', attribute('[role=tabpanel]', 'aria-live', 'polite'), /has the regions/],
    [
      'the region is not there',
      hand(root => root.querySelector('[role=status]')!.remove()),
      /has the regions/,
    ],
    ['the region can be seen', css('.hush{width:90px;height:20px}'), /can be seen/],
    [
      'the region is not empty',
      hand(root => root.querySelector('[role=status]')!.append('ready')),
      /holds ‘ready’/,
    ],
  ],
  'every letter stands out from its ground': [
    ['a note is faint', css('.note{color:#8a8a8a}'), /stands out by .*light/],
    ['a note is faint in dark alone', css('.note{color:light-dark(#333,#666)}'), /stands out by .*dark/],
    ['a ground comes near to its letters', css('pre{background:#555}'), /stands out by .*light/],
    ['letters can be seen through', css('.label{opacity:.5}'), /seen through/],
    ['a sign is faint', css('.answer::before{border-color:#ccc}'), /the sign of/],
  ],
  'the selected tab has a bar at its side': [
    ['it has a ground alone', css('.tab[aria-selected=true]{border-color:#0000}'), /bar of the selected tab/],
    ['the bar is thin', css('.tab{border-left-width:1px}'), /bar of the selected tab/],
    ['the bar is faint', css('.tab[aria-selected=true]{border-color:#bbb}'), /bar of the selected tab/],
    ['every tab has it', css('.tab{border-color:var(--accent)}'), /has a bar and is not selected/],
    [
      'forced colours take it away',
      css('@media (forced-colors:active){.tab[aria-selected=true]{border-color:Canvas}}'),
      /bar of the selected tab .*forced/,
    ],
  ],
  'nothing moves': [
    ['a tab changes slowly', css('.tab{transition:background .2s}'), /is to move/],
    [
      'it does so for those alone who did not ask for less',
      css('@media (prefers-reduced-motion:no-preference){.tab b{transition:color .1s}}'),
      /is to move/,
    ],
    [
      'a panel comes in',
      css('@keyframes in{from{opacity:.9}}.panel{animation:in 1s}'),
      /is to move|is moving/,
    ],
    ['a box scrolls slowly', css('pre{scroll-behavior:smooth}'), /scrolls slowly/],
  ],
  'the focus can be seen wherever it goes': [
    ['a tab has no ring', css('.tab:focus-visible{outline:none}'), /has no ring/],
    ['a ring is thin', css('pre:focus-visible{outline-width:1px}'), /has no ring/],
    ['a ring is faint', css(':focus-visible{outline-color:#bbb}'), /the ring of .*light/],
    ['a ring is faint in dark alone', css('pre:focus-visible{outline-color:#333}'), /the ring of .*dark/],
    [
      'forced colours take it away',
      css('@media (forced-colors:active){.panel:focus-visible{outline-style:none}}'),
      /has no ring .*forced/,
    ],
    ['a ring is cut off', css('.panel{overflow:hidden}.panel pre{margin-inline:-32px}'), /is cut off/],
  ],
  'what can be pressed is large enough': [
    ['a tab is low', css('.tab{min-height:0;height:24px;padding-block:0}'), /px high/],
    ['a button is low', css('button{min-height:0;line-height:1}'), /px high/],
    ['a button is narrow', css('.switch button{min-width:0;padding:0;font-size:8px}'), /px wide/],
    ['a link is low', css('.foot a{min-height:0;line-height:1}'), /px high/],
  ],
  'nothing scrolls sideways in a narrow window or at 200 %': [
    ['a panel keeps its width', css('.panel{min-width:400px}'), /stands out of the window .*320 px/],
    ['a box of code does not scroll', css('pre{overflow:visible}'), /cuts off/],
    [
      'a box of code scrolls and cannot be reached',
      attribute('.panel > pre', 'tabindex', null),
      /cannot be reached/,
    ],
    ['the list stays beside the panel', css('.viewer{grid-template-columns:1fr 1fr}'), /list is not above/],
    ['it does so at 200 % alone', css('.panel{min-width:min(700px,100vw + 60px)}'), /640 px/],
  ],
  'more space between letters, words and lines cuts nothing off': [
    ['a note has two lines and no more', css('.note{overflow:hidden;max-height:3.3em}'), /cuts off .*height/],
    [
      'a name is kept on its line',
      css('td{overflow:hidden;white-space:nowrap;max-width:3em}'),
      /cuts off .*width/,
    ],
    ['letters keep together', css('.tool-records{letter-spacing:0}'), /keeps its letters together/],
  ],
  'letters of twice the size are not cut off': [
    ['a label is as high as it was', css('.label{height:30px;overflow:hidden}'), /cuts off .*height/],
  ],
  'paper holds the list, the record and its address': [
    ['the list is left out', css('@media print{.tabs{display:none}}'), /is not printed/],
    ['the record as written is left out', css('@media print{.panel pre{display:none}}'), /is not printed/],
    ['code is not wrapped', css('@media print{pre{white-space:pre}}'), /is not wrapped/],
    ['a box of code shows a part', css('pre{max-height:5em}'), /is cut off/],
    ['the address is left out', css('.foot a::after{content:none}'), /the address of the record/],
    ['letters stay light', css('@media print{.tool-records{color-scheme:inherit}}'), /is printed with/],
  ],
  'Tab leaves the viewer, forwards and backwards': [
    [
      'the panel keeps it',
      hand(root =>
        root.querySelector('[role=tabpanel]')!.addEventListener('keydown', event => {
          if ((event as KeyboardEvent).key === 'Tab') event.preventDefault();
        }),
      ),
      /^record 1: Tab does not leave/,
    ],
    [
      'the way back is closed',
      hand(root =>
        root.querySelector('[role=tablist]')!.addEventListener('keydown', event => {
          const {key, shiftKey} = event as KeyboardEvent;
          if (key === 'Tab' && shiftKey) event.preventDefault();
        }),
      ),
      /^record 1: Shift\+Tab does not leave/,
    ],
    [
      'the last link sends it back to the list',
      hand(root =>
        root.querySelector('.foot')!.addEventListener('keydown', event => {
          if ((event as KeyboardEvent).key !== 'Tab') return;
          event.preventDefault();
          root.querySelector<HTMLElement>('[aria-selected=true]')!.focus();
        }),
      ),
      /^record 1: Tab comes to one stop twice/,
    ],
  ],
};

for (const [name, defects] of Object.entries(DEFECTS)) {
  const check = GUEST_CHECKS[name as keyof typeof GUEST_CHECKS];
  for (const [what, damage, says] of defects) {
    test(`the check that ${name} notices when ${what}`, async ({page, host}) => {
      const wanted = {id: 'discovery', locale: 'ko', theme: 'auto'} as const;
      await openViewer('the element in somebody’s page', page, host, wanted);
      const scene: Scene = {page, place: page, locale: 'ko', whole: false};
      await bringLook(scene);
      await damage(page);
      expect(await check(scene)).toContainEqual(expect.stringMatching(says));
    });
  }
}
