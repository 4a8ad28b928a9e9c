import {Directive, directive, type ElementPart} from 'lit/directive.js';
import {html, nothing, render} from 'lit/html.js';
import {count, type Messages} from '../i18n/index.ts';
import type {Wire, WireFrame} from '../view/index.ts';
import {sentence} from './recorded.ts';
import {sourceBox, type Unfold} from './source-box.ts';

/** The most frames that are laid out at once; a sentence says of how many. */
const SHOWN = 100;

/** What an exchange's list is drawn from, and the id of the heading above it. */
type Drawn = [wire: Wire, heading: string, m: Messages, unfold: Unfold];

/**
 * The frames of an exchange, a hundred at a time.
 *
 * It draws by itself into the element that it stands in, so that turning to
 * other frames draws nothing else again.
 */
class WireList extends Directive {
  #id = '';
  #page = 0;

  override render(..._drawn: Drawn) {
    return nothing;
  }

  override update(part: ElementPart, [{id, count: all, frames}, heading, m, unfold]: Drawn) {
    const element = part.element as HTMLElement;
    const pages = Math.ceil(all / SHOWN);
    const draw = (page: number): void => {
      // Elements are used again where they can be, and a frame that was opened would stay open.
      if (id !== this.#id || page !== this.#page) render(nothing, element);
      this.#id = id;
      this.#page = page;
      const first = page * SHOWN;
      const shown = frames(first, first + SHOWN);
      const button = (by: number, name: string) => {
        const turn = () => {
          // Round and round, like the list of records.
          draw((page + by + pages) % pages);
          element.querySelector('summary')!.focus();
        };
        return html` <button class="go" type="button" @click=${turn}>${name}</button>`;
      };
      const turns =
        pages > 1
          ? html`<p>${count(m.framesShown, first + 1, first + shown.length, all)}${button(-1, m.turn[0])}${button(1, m.turn[1])}</p>`
          : nothing;
      render(
        html`${turns}<ol class="wire">${shown.map((one, i) => frameItem(one, `${heading}-${i}`, m, unfold))}</ol>${turns}`,
        element,
      );
    };
    draw((id === this.#id && this.#page % pages) || 0);
    return nothing;
  }
}

export const wireList = directive(WireList);

/** A frame in short, and the whole of it one key away. */
function frameItem(
  {who, back, head, aside, fault, text}: WireFrame,
  label: string,
  m: Messages,
  unfold: Unfold,
) {
  return html`<li class=${`${back ? 'back' : ''} ${fault ? 'refused' : ''}`}><small><span id=${label}>${who}</span> ${
    back ? '\u2190' : '\u2192'
  }</small><details><summary>${sentence(head)} <small>${sentence(aside)}</small></summary>${sourceBox(text, label, m, unfold)}</details></li>`;
}
