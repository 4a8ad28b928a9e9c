import type {Frame, Page} from 'playwright/test';
import type {Locale} from '../site-page.ts';

/** A page or frame with records on it, as a check finds it and leaves it. */
export interface Scene {
  readonly page: Page;
  /** The document that holds the records: the page itself, or a frame of it. */
  readonly place: Page | Frame;
  readonly locale: Locale;
  /** Whether the whole document is ours, and not the viewer in it alone. */
  readonly whole: boolean;
}

/** A check says each thing that it finds wrong, in one line; nothing where all is well. */
export type Check = (scene: Scene) => Promise<readonly string[]>;

/** What checks use inside a document. */
export interface Look {
  /** Asks about each record in turn, or about a page without tabs once, and says where a fault was. */
  records(ask: () => Iterable<string>): Promise<readonly string[]>;
  /** Every element that is drawn, through open shadow roots. */
  elements(): readonly HTMLElement[];
  /** What encloses an element where it is drawn. */
  parent(element: Element): Element | null;
  /** Whether an element has letters of its own that are drawn. */
  letters(element: Element): boolean;
  /** The nearest colour behind an element, itself included. */
  ground(element: Element): string;
  /** How far apart two computed colours are, as WCAG 2 counts it. */
  contrast(one: string, other: string): number;
  /** What has the focus, through open shadow roots; null where nothing has. */
  focus(): HTMLElement | null;
  /** An element in a few words, for those who have to find it. */
  name(element: Element): string;
}

/** Runs inside a document. */
function bring(whole: boolean): void {
  const viewer = () => document.querySelector('tool-records');
  const parent = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as Partial<ShadowRoot>).host ??
    null;
  function* under(root: Element | ShadowRoot): Generator<HTMLElement> {
    for (const child of root.children as Iterable<HTMLElement>) {
      if (child.localName !== 'slot' && child.checkVisibility({visibilityProperty: true})) yield child;
      if (child.shadowRoot) yield* under(child.shadowRoot);
      yield* under(child);
    }
  }
  const canvas = () => {
    const probe = document.createElement('i');
    probe.style.color = 'Canvas';
    document.documentElement.append(probe);
    const {color} = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = colour
      .match(/[\d.]+/g)!
      .slice(0, 3)
      .map(part => Number(part) / 255)
      .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const look: Look = {
    async records(ask) {
      const tabs = [...(viewer()?.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
      const faults: string[] = [];
      for (const [i, tab] of [...tabs.entries(), ...(tabs.length > 0 ? [] : [[0, null] as const])]) {
        tab?.click();
        await viewer()?.updateComplete;
        for (const fault of new Set(ask())) faults.push(tab ? `record ${i + 1}: ${fault}` : fault);
      }
      return faults;
    },
    elements() {
      const all = [...under(whole ? document.body : (viewer()?.shadowRoot ?? document.body))];
      // A check that looks at nothing finds nothing.
      if (all.length < 20) throw new Error(`Only ${all.length} elements are drawn.`);
      return all;
    },
    parent,
    letters: element =>
      // A character that is copied and not drawn has no size.
      getComputedStyle(element).fontSize !== '0px' &&
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    ground(element) {
      for (let one: Element | null = element; one; one = parent(one)) {
        const {backgroundColor} = getComputedStyle(one);
        if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return canvas();
    },
    contrast(one, other) {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    },
    focus() {
      let one = document.activeElement;
      while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
      return one === document.body ? null : (one as HTMLElement | null);
    },
    name(element) {
      const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
      const kind = element.getAttribute('role') ?? element.className;
      return `<${element.localName}${kind && ` ${kind}`}> ‘${text.slice(0, 40)}’`;
    },
  };
  Reflect.set(globalThis, 'look', () => look);
}

/** Puts `look()` into the document of a scene, again after each navigation. */
export const bringLook = ({place, whole}: Scene): Promise<void> => place.evaluate(bring, whole);

declare global {
  /** There in a document after `bringLook`. */
  var look: () => Look;
}
