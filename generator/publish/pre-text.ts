/** A text as the content of a `<pre>`, so that its `textContent` is the text again, byte for byte. */
export function preText(text: string): string {
  // The parser drops one line feed after `<pre>`, and turns a raw carriage return into a line feed.
  return `\n${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\r/g, '&#13;')}`;
}
