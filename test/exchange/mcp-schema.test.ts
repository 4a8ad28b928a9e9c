import {
  CallToolRequestSchema,
  CallToolResultSchema,
  InitializeRequestSchema,
  JSONRPCMessageSchema,
  ListToolsRequestSchema,
  ListToolsResultSchema,
} from '@modelcontextprotocol/sdk/types.js';
import {describe, expect, it} from 'vitest';
import {connectionCollection} from '../../generator/collections/connection.ts';
import {refusalCollection} from '../../generator/collections/refusal.ts';
import {textOf} from '../../src/record/index.ts';
import {inputs, say} from './sample.ts';

interface Shape {
  readonly safeParse: (value: unknown) => {readonly success: boolean};
}

/** Frames that the schemas of MCP refuse, as they should: wrong on purpose, or an error with the id null. */
const REFUSED = ['broken-json/0', 'broken-json/1', 'id-true/0', 'id-true/1'];
/** A request that is a JSON-RPC message and no MCP request: an initialization with nothing in it. */
const NOT_MCP = ['unknown-method/0'];

const frames = (
  await Promise.all(
    [connectionCollection, refusalCollection].map(async collection => {
      const {records} = await collection.make(inputs(), say);
      return records.flatMap(record =>
        record.kind === 'exchange'
          ? record.frames.map((frame, i) => ({
              name: `${record.id}/${i}`,
              value: 'json' in frame ? JSON.parse(textOf(frame.json)) : undefined,
            }))
          : [],
      );
    }),
  )
).flat();

/** The schemas of MCP that a frame is held against: the message, then what it carries. */
function shapesOf(value: {method?: string} | undefined): readonly Shape[] {
  if (value?.method === 'tools/list') return [JSONRPCMessageSchema, ListToolsRequestSchema];
  if (value?.method === 'tools/call') return [JSONRPCMessageSchema, CallToolRequestSchema];
  if (value?.method === 'initialize') return [JSONRPCMessageSchema, InitializeRequestSchema];
  return [JSONRPCMessageSchema];
}

const fits = (shape: Shape, value: unknown) => shape.safeParse(value).success;

describe('the schemas of MCP', () => {
  it('take every frame but those that are listed here by name', () => {
    const refused = frames.filter(({value}) => !shapesOf(value).every(shape => fits(shape, value)));
    expect(refused.map(({name}) => name).sort()).toEqual([...REFUSED, ...NOT_MCP].sort());
    expect(frames.length).toBeGreaterThan(refused.length);
  });

  it('take every listing and every result of a tool', () => {
    const results = frames.flatMap(({value}) => (value?.result ? [value.result] : []));
    expect(results.length).toBeGreaterThan(0);
    for (const result of results)
      expect(fits('tools' in result ? ListToolsResultSchema : CallToolResultSchema, result)).toBe(true);
  });

  it('are given frames to check, among them each that is listed by name', () => {
    expect(frames.map(({name}) => name)).toEqual(expect.arrayContaining([...REFUSED, ...NOT_MCP]));
  });
});
