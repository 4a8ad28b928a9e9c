import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  compareSources,
  exportSource,
  readSource,
  type Source,
  TARGETS,
} from '../../generator/targets/index.ts';
import {readJson} from '../../src/record/index.ts';

// The texts in them are other people's, so they are never copied.
const folder = new URL('../../../shared/real-tools/lists/', import.meta.url);
const present = existsSync(folder);
const names = present ? readdirSync(folder).sort() : [];
const skipped = '(skipped: ../shared/real-tools is not beside this checkout)';

function sourceOf(text: string): Source {
  const reading = readJson(text);
  const source = reading.ok ? readSource(reading.node) : reading;
  if (!source.ok || !('source' in source)) throw new Error('This is no listing.');
  return source.source;
}

interface Tool {
  name: string;
  title?: string;
  description: string;
  inputSchema: {properties?: Record<string, object>; required?: string[]};
  annotations?: object;
}

const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const toolsIn = (text: string): Tool[] => JSON.parse(text).tools;

/** The listing with one tool changed in one place. */
function changed(text: string, index: number, change: (tool: Tool) => Tool | undefined): string {
  const tools = toolsIn(text).flatMap((tool, i) => (i === index ? (change(tool) ?? []) : tool));
  return JSON.stringify({...JSON.parse(text), tools});
}

describe.skipIf(!present)(`the listings of real servers ${skipped}`, () => {
  it('are 222 tools', () => {
    expect(names.flatMap(name => toolsIn(read(name)))).toHaveLength(222);
  });

  it.each(names)('%s goes to every target, and every member of every tool is there or named', name => {
    const text = read(name);
    for (const target of TARGETS) {
      const exported = exportSource(sourceOf(text), target);
      if (!('ok' in exported)) throw new Error(`${target}: ${exported.error} at ${exported.at}`);
      const list = (target === 'mcp' ? toolsIn(JSON.stringify(exported.ok)) : exported.ok) as unknown[];
      const tools = toolsIn(text);
      expect(list).toHaveLength(tools.length);
      const carried = ['name', 'description', 'inputSchema'];
      const others = tools.flatMap((tool, i) =>
        Object.keys(tool).flatMap(key => (carried.includes(key) ? [] : [`/tools/${i}/${key}`])),
      );
      if (target === 'openai') expect(exported.left_out).toEqual(others);
      if (target === 'mcp') expect(exported.left_out).toEqual([]);
    }
  });

  it.each(names)('%s does not differ from itself', name => {
    const text = read(name);
    const respelt = JSON.stringify(JSON.parse(text), null, 3);
    expect(compareSources(sourceOf(text), sourceOf(respelt))).toEqual({level: 'none', changes: []});
  });

  it.each(names)('%s changed in one place, tool by tool, differs in that place alone', name => {
    const text = read(name);
    const before = sourceOf(text);
    toolsIn(text).forEach((tool, i) => {
      const differences = (change: (tool: Tool) => Tool | undefined) =>
        compareSources(before, sourceOf(changed(text, i, change)))!.changes.map(
          ({level, code, at}) => `${level} ${code} ${at}`,
        );
      const at = `/tools/${i}`;
      const [first] = Object.keys(tool.inputSchema.properties ?? {});

      expect(differences(one => ({...one, description: `${one.description}!`}))).toEqual([
        `patch DESCRIPTION_CHANGED ${at}/description`,
      ]);
      expect(differences(() => undefined)).toEqual([`major TOOL_REMOVED ${at}`]);
      expect(
        differences(one => ({
          ...one,
          inputSchema: {
            ...one.inputSchema,
            properties: {...one.inputSchema.properties, added_here: {type: 'string'}},
          },
        })),
      ).toEqual([`minor OPTIONAL_PARAMETER_ADDED ${at}/inputSchema/properties/added_here`]);
      if (first === undefined) return;
      const {[first]: _, ...rest} = tool.inputSchema.properties!;
      expect(differences(one => ({...one, inputSchema: {...one.inputSchema, properties: rest}}))).toContain(
        `major PARAMETER_REMOVED ${at}/inputSchema/properties/${first}`,
      );
      const required = tool.inputSchema.required ?? [];
      expect(
        differences(one => ({
          ...one,
          inputSchema: {
            ...one.inputSchema,
            required: required.includes(first)
              ? required.filter(other => other !== first)
              : [...required, first],
          },
        })),
      ).toEqual([
        required.includes(first)
          ? `minor PARAMETER_MADE_OPTIONAL ${at}/inputSchema/properties/${first}`
          : `major PARAMETER_MADE_REQUIRED ${at}/inputSchema/properties/${first}`,
      ]);
    });
  });
});
