/** The text that nodes were read from. A class, so that no recorded value can pass for a node. */
export class JsonSource {
  readonly text: string;
  /** Where each line starts. A file can have a place for each of many faults, so it is split once. */
  #starts: readonly number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  /** Line and column of an offset, counted from 1; columns in UTF-16 units, as editors count. */
  place(offset: number): {line: number; column: number} {
    this.#starts ??= [0, ...Array.from(this.text.matchAll(/\r\n?|\n/g), end => end.index + end[0].length)];
    // The line is the number of starts up to the offset.
    let line = 1;
    for (let high = this.#starts.length; line < high; ) {
      const middle = (line + high) >> 1;
      if (this.#starts[middle]! > offset) high = middle;
      else line = middle + 1;
    }
    return {line, column: offset - this.#starts[line - 1]! + 1};
  }
}

/**
 * A JSON value that knows where it stands.
 *
 * `start` and `end` are UTF-16 offsets into `source.text`, so `textOf(node)` is the
 * value exactly as its author wrote it: digits, escapes, key order, white space.
 */
export type JsonNode = JsonObject | JsonArray | JsonString | JsonNumeral | JsonLiteral;

interface Span {
  readonly source: JsonSource;
  readonly start: number;
  readonly end: number;
}

export interface JsonObject extends Span {
  readonly type: 'object';
  /** In file order; keys are unescaped and no two are equal. */
  readonly members: readonly JsonMember[];
}

export interface JsonMember {
  readonly key: string;
  /** Where the key's opening quote stands. */
  readonly start: number;
  readonly value: JsonNode;
}

export interface JsonArray extends Span {
  readonly type: 'array';
  readonly items: readonly JsonNode[];
}

export interface JsonString extends Span {
  readonly type: 'string';
  readonly value: string;
}

/** A number is its spelling: `1`, `1.0`, `-0` and `1e400` all stay what they are. */
export interface JsonNumeral extends Span {
  readonly type: 'number';
}

export interface JsonLiteral extends Span {
  readonly type: 'boolean' | 'null';
  readonly value: boolean | null;
}

/** The source text of a value, character by character. */
export function textOf(node: JsonNode): string {
  return node.source.text.slice(node.start, node.end);
}

/** The member of an object with this key; undefined where there is none or the node is no object. */
export function member(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.type === 'object' ? node.members.find(m => m.key === key)?.value : undefined;
}

/** One step of a JSON pointer (RFC 6901): `~` and `/` escaped, a slash in front. */
export function pointerStep(key: string | number): string {
  return `/${String(key).replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** The last key of a JSON pointer, unescaped. */
export function lastStep(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replace(/~1/g, '/')
    .replace(/~0/g, '~');
}
