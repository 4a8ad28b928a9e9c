import {readSource, type Source} from '../../generator/targets/index.ts';
import {node} from '../definition/nodes.ts';

/** A definition or listing that a test wrote. */
export function source(value: unknown): Source {
  const reading = readSource(node(value));
  if (!reading.ok) throw new Error(JSON.stringify([reading.issues, reading.faults]));
  return reading.source;
}

export function tool(changes: object = {}) {
  return {name: 'find', description: 'Finds.', inputSchema: {type: 'object', properties: {}}, ...changes};
}
