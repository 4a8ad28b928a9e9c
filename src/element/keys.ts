/** How long typed letters count as one word, in milliseconds. */
const TYPING_PAUSE = 700;

/** Text as it is compared: composed, in small letters. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();

/** Reads key presses on a vertical tab list, after the ARIA tabs pattern. */
export class TabKeys {
  #typed = '';
  #last = 0;

  /**
   * The index that a key press asks for, which is the current one for a key
   * that is ours but moves nothing; null for a key that is left to the page.
   * Typed letters look for the next tab with a name that starts with them.
   */
  read(
    event: KeyboardEvent,
    current: number,
    tabs: number,
    names: (index: number) => readonly string[],
  ): number | null {
    const {key, timeStamp} = event;
    if (event.isComposing || event.keyCode === 229 || event.ctrlKey || event.altKey || event.metaKey)
      return null;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: (current + 1) % tabs,
      ArrowUp: (current + tabs - 1) % tabs,
      Home: 0,
      End: tabs - 1,
      Enter: current,
      ' ': current,
    };
    if (Object.hasOwn(moves, key)) return moves[key]!;
    if ([...key].length > 1) return null;
    this.#typed = (timeStamp - this.#last > TYPING_PAUSE ? '' : this.#typed) + key;
    this.#last = timeStamp;
    const wanted = folded(this.#typed);
    // A first letter goes on from the next tab, so that typing it again walks through its matches.
    for (let step = 0; step < tabs; step++) {
      const index = (current + step + Number([...wanted].length === 1)) % tabs;
      if (names(index).some(name => folded(name).startsWith(wanted))) return index;
    }
    return null;
  }
}
