import {quiet} from './announcements.ts';
import {readable, selectionShown, still} from './colours.ts';
import {focusLeftAlone, focusShown, notTrapped} from './focus.ts';
import {languages} from './language.ts';
import type {Check} from './look.ts';
import {printed} from './paper.ts';
import {enlarged, reachable, reflows, spaced} from './sizes.ts';
import {named, oneSelected} from './states.ts';

export {bringLook, type Check, type Scene} from './look.ts';

/** What can be asked of every page of ours, with a viewer or without. */
export const PAGE_CHECKS = {
  'whatever needs a name has one': named,
  'every part says its language': languages,
  'every letter stands out from its ground': readable,
  'nothing moves': still,
  'the focus can be seen wherever it goes': focusShown,
  'what can be pressed is large enough': reachable,
  'nothing scrolls sideways in a narrow window or at 200 %': reflows,
  'more space between letters, words and lines cuts nothing off': spaced,
  'letters of twice the size are not cut off': enlarged,
  'paper holds the list, the record and its address': printed,
} as const satisfies Readonly<Record<string, Check>>;

/** What else can be asked of a viewer. The first has to come first. */
export const VIEWER_CHECKS = {
  'nothing takes the focus by itself': focusLeftAlone,
  'exactly one tab is selected, and Tab reaches that one': oneSelected,
  'nothing is announced twice': quiet,
  'the selected tab has a bar at its side': selectionShown,
  ...PAGE_CHECKS,
} as const satisfies Readonly<Record<string, Check>>;

/** What else can be asked where somebody else's page is around the viewer. */
export const GUEST_CHECKS = {
  ...VIEWER_CHECKS,
  'Tab leaves the viewer, forwards and backwards': notTrapped,
} as const satisfies Readonly<Record<string, Check>>;
