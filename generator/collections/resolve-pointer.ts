import type {JsonNode} from '../../src/record/index.ts';

/** Where a JSON pointer leads. */
export interface Found {
  /** The value, or where it is missing the innermost one around it. */
  readonly node: JsonNode;
  /** Where its key stands, or the value itself where it has none. */
  readonly keyStart: number;
  readonly present: boolean;
}

/** The keys and indexes of a JSON pointer (RFC 6901). */
export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(step => step.replace(/~1/g, '/').replace(/~0/g, '~'));
}

export function resolvePointer(root: JsonNode, steps: readonly string[]): Found {
  let found: Found = {node: root, keyStart: root.start, present: true};
  for (const step of steps) {
    const {node} = found;
    if (node.type === 'array') {
      const item = node.items[Number(step)];
      if (!item) return {...found, present: false};
      found = {node: item, keyStart: item.start, present: true};
    } else {
      const member = node.type === 'object' ? node.members.find(one => one.key === step) : undefined;
      if (!member) return {node, keyStart: node.start, present: false};
      found = {node: member.value, keyStart: member.start, present: true};
    }
  }
  return found;
}
