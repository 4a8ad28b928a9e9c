/** How long typed letters count as one word, in milliseconds. */
const TYPING_PAUSE = 700;

/** Text as it is compared: composed, in small letters. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/**
 * What a key press on a vertical tab list asks for, after the ARIA tabs pattern.
 *
 * Gives the index to select, `'stay'` for a key that is ours but moves nothing,
 * or null for a key that is left to the page and the browser.
 */
export class TabKeys {
  #typed = '';
  #last = 0;

  read(event: KeyboardEvent, current: number, names: readonly (readonly string[])[]): number | 'stay' | null {
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey)
      return null;
    const count = names.length;
    switch (event.key) {
      case 'ArrowDown':
        return (current + 1) % count;
      case 'ArrowUp':
        return (current + count - 1) % count;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      case 'Enter':
      case ' ':
        return 'stay';
      default:
        return event.key.length > 0 && [...event.key].length === 1 ? this.#jump(event, current, names) : null;
    }
  }

  #jump(event: KeyboardEvent, current: number, names: readonly (readonly string[])[]): number | null {
    this.#typed = event.timeStamp - this.#last > TYPING_PAUSE ? '' : this.#typed;
    this.#last = event.timeStamp;
    this.#typed += event.key;
    const wanted = folded(this.#typed);
    // A first letter goes on from the next tab, so that typing it again walks through its matches.
    const from = [...this.#typed].length === 1 ? current + 1 : current;
    for (let step = 0; step < names.length; step++) {
      const index = (from + step) % names.length;
      if (names[index]!.some(name => folded(name).startsWith(wanted))) return index;
    }
    return null;
  }
}
