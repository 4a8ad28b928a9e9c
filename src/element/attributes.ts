/** In plain Node there is no such class; the element can then be imported, but not made. */
export const ElementBase: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** `no-language-switch` as a property is `noLanguageSwitch`. */
const camel = (name: string) => name.replace(/-./g, part => part[1]!.toUpperCase());

/**
 * Gives a class one property for each attribute, reflected as the platform's own
 * elements do: the attribute is the one place where the value is kept.
 */
export function reflect(
  element: typeof HTMLElement,
  texts: readonly string[],
  flags: readonly string[],
): void {
  for (const name of [...texts, ...flags]) {
    Object.defineProperty(element.prototype, camel(name), {
      get(this: HTMLElement) {
        return flags.includes(name) ? this.hasAttribute(name) : (this.getAttribute(name) ?? '');
      },
      set(this: HTMLElement, value: unknown) {
        if (value === false || value == null) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
    });
  }
}

/** A property set before the element was defined hides the class's own; this sets it again, for real. */
export function adoptProperties(element: HTMLElement, names: readonly string[]): void {
  const bag = element as unknown as Record<string, unknown>;
  for (const name of names.map(camel)) {
    if (!Object.hasOwn(bag, name)) continue;
    const value = bag[name];
    delete bag[name];
    bag[name] = value;
  }
}
