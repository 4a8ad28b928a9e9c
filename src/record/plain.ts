import {type JsonNode, textOf} from './json-node.ts';

/**
 * A number that JavaScript could not write back as its author wrote it: `1.0`,
 * `1e2`, `-0`, or an integer past 2^53 - 1. It keeps the spelling.
 */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What `toPlain` gives: JSON values, with `JsonNumber` where a number would lose its spelling. */
export type Plain =
  | null
  | boolean
  | string
  | number
  | JsonNumber
  | readonly Plain[]
  | {readonly [key: string]: Plain};

// A JavaScript object lists integer-like keys first, whatever the file's order was.
const written = new WeakMap<object, readonly string[]>();

/** Plain values of a node. What the file wrote is an object's own, whatever the key is called. */
export function toPlain(node: JsonNode): Plain {
  switch (node.type) {
    case 'object': {
      const value = Object.fromEntries(node.members.map(m => [m.key, toPlain(m.value)]));
      written.set(
        value,
        node.members.map(m => m.key),
      );
      return value;
    }
    case 'array':
      return node.items.map(toPlain);
    case 'number': {
      const text = textOf(node);
      const value = Number(text);
      return Number.isSafeInteger(value) && String(value) === text ? value : new JsonNumber(text);
    }
    default:
      return node.value;
  }
}

/**
 * The own keys of an object, in the order of the file it was read from.
 *
 * For an object made otherwise, or changed since, it is the order of
 * `Object.keys`.
 */
export function keysOf(value: object): readonly string[] {
  const keys = Object.keys(value);
  const order = written.get(value);
  return order?.length === keys.length && order.every(key => Object.hasOwn(value, key)) ? order : keys;
}
