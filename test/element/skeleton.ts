/**
 * The tree that a viewer shows, as lines of text to compare: every element with its attributes, and
 * every text as it was recorded. Marks are left out and what they stand for is put back, so two
 * trees that differ in anything but the recorded text differ here.
 */
export function skeletonOf(node: Node): string {
  const lines: string[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') lines.push(JSON.stringify(text));
    text = '';
  };
  const walk = (one: Node): void => {
    if (one.nodeType === Node.TEXT_NODE) text += one.textContent;
    if (one.nodeType === Node.ELEMENT_NODE && isMark(one as Element)) return;
    const plain = one.nodeType !== Node.ELEMENT_NODE || isOriginal(one as Element);
    if (!plain) {
      flush();
      lines.push(`<${tagOf(one as Element)}>`);
    }
    for (const child of one.childNodes) walk(child);
    if (!plain) {
      flush();
      lines.push(`</${(one as Element).localName}>`);
    }
  };
  walk(node);
  flush();
  return lines.join('\n');
}

const isMark = (element: Element): boolean => element.localName === 'span' && element.className === 'mark';
const isOriginal = (element: Element): boolean => element.localName === 'span' && element.className === 'hid';

// The language of a recorded text follows from its letters, so it is no part of the frame.
function tagOf(element: Element): string {
  const attributes = [...element.attributes].filter(({name}) => name !== 'lang');
  return [element.localName, ...attributes.map(({name, value}) => `${name}=${JSON.stringify(value)}`)].join(
    ' ',
  );
}

/** What the marks say, in order. */
export const marksIn = (node: ParentNode): string[] =>
  [...node.querySelectorAll('span.mark')].map(mark => mark.textContent!);

/** All text that is shown as it is: neither a mark nor what one stands for. */
export function plainTextIn(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent!;
  if (node.nodeType === Node.ELEMENT_NODE && (isMark(node as Element) || isOriginal(node as Element)))
    return '';
  return [...node.childNodes].map(plainTextIn).join('');
}
