// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {Ajv} from 'ajv';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {type Declaration, elementManifest} from '../../generator/package/manifest.ts';
import {ToolRecords, ToolRecordsChangeEvent} from '../../src/element/index.ts';
import {style} from '../../src/look/style.ts';
import {cleanUp, place, rootOf, show} from '../element/viewer.ts';

const root = join(import.meta.dirname, '../..');
const PATH = 'dist/package/element.js';
/** What the platform calls by itself, and nobody else. */
const LIFECYCLE = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'];

let element: Declaration;
let event: Declaration;
let exported: readonly unknown[] = [];

beforeAll(async () => {
  const {modules} = await elementManifest(root, PATH);
  const [module, ...others] = modules;
  expect([module!.path, others]).toEqual([PATH, []]);
  exported = module!.exports;
  [element, event] = module!.declarations as [Declaration, Declaration];
});

afterEach(cleanUp);

const namesOf = (list: readonly {readonly name: string}[] = []): string[] =>
  list.map(({name}) => name).sort();

describe('the manifest of the element', () => {
  it('has the form that its format publishes', async () => {
    const require = createRequire(import.meta.url);
    const valid = new Ajv({strict: false}).compile(require('custom-elements-manifest/schema.json'));
    const manifest = await elementManifest(root, PATH);
    expect([valid(manifest), valid.errors]).toEqual([true, null]);
    expect(valid({...manifest, schemaVersion: 1})).toBe(false);
  });

  it('names the element and both classes where package.json leads', () => {
    expect(element).toMatchObject({
      name: 'ToolRecords',
      tagName: 'tool-records',
      superclass: {name: 'HTMLElement'},
    });
    expect(event).toMatchObject({name: 'ToolRecordsChangeEvent', superclass: {name: 'Event'}});
    const declaration = {name: 'ToolRecords', module: PATH};
    expect(exported).toContainEqual({kind: 'custom-element-definition', name: 'tool-records', declaration});
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(manifest.exports['.'].default).toBe(`./${PATH}`);
    expect(`./${manifest.customElements}`).toBe(manifest.exports['./custom-elements.json']);
  });

  it('lists the attributes that the element observes, each with words', () => {
    expect(namesOf(element.attributes)).toEqual([...ToolRecords.observedAttributes].sort());
    expect(element.attributes!.filter(({description}) => !description)).toEqual([]);
  });

  it('lists the properties and methods that the element has, and nothing private', () => {
    const own = Object.getOwnPropertyNames(ToolRecords.prototype).filter(name => !LIFECYCLE.includes(name));
    expect(namesOf(element.members)).toEqual(own.sort());
  });

  it('names for each attribute the property that reflects it', async () => {
    const viewer = await place();
    const bag = viewer as unknown as Record<string, unknown>;
    for (const {name, fieldName, type} of element.attributes!) {
      const field = element.members!.find(one => one.name === fieldName);
      expect(field).toMatchObject({kind: 'field', attribute: name, reflects: true});
      const flag = type!.text === 'boolean';
      expect([name, field!.type!.text]).toEqual([name, flag ? 'boolean' : 'string']);
      expect([name, bag[fieldName!]]).toEqual([name, flag ? false : '']);
      bag[fieldName!] = flag ? true : '2';
      expect([name, viewer.getAttribute(name)]).toEqual([name, flag ? '' : '2']);
      viewer.removeAttribute(name);
    }
    expect(element.members!.filter(({attribute}) => attribute).length).toBe(element.attributes!.length);
  });

  it('lists the one event, with what it carries', () => {
    const sent = new ToolRecordsChangeEvent('one/2');
    expect(element.events).toEqual([
      {name: sent.type, type: {text: event.name}, description: expect.stringMatching(/\w/)},
    ]);
    expect(namesOf(event.members)).toEqual(['index', 'record']);
    expect(sent).toMatchObject({record: 'one', index: 2});
  });

  it('lists the slots, parts and custom properties that the element has in any of its states', async () => {
    const roots = [await place(), await show(), await show('{')].map(rootOf);
    const inRoots = (selector: string, name: string) =>
      new Set(
        roots.flatMap(one => [...one.querySelectorAll(selector)].map(node => node.getAttribute(name) ?? '')),
      );
    expect(namesOf(element.slots)).toEqual([...inRoots('slot', 'name')].sort());
    expect(namesOf(element.cssParts)).toEqual([...inRoots('[part]', 'part')].sort());
    const used = [...style.matchAll(/var\((--tool-records-[\w-]+)/g)].map(match => match[1]!);
    expect(namesOf(element.cssProperties)).toEqual([...new Set(used)].sort());
  });
});
