import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import * as analyzer from '@custom-elements-manifest/analyzer';

/** The parts of a custom elements manifest that we write. */
export interface Manifest {
  readonly schemaVersion: string;
  readonly readme: string;
  readonly modules: readonly ManifestModule[];
}

interface ManifestModule {
  readonly kind: string;
  readonly path: string;
  readonly declarations: readonly Declaration[];
  readonly exports: readonly unknown[];
}

interface Named {
  readonly name: string;
  readonly description?: string;
  readonly type?: {readonly text: string};
}

interface Member extends Named {
  readonly kind: string;
  readonly privacy?: string;
  readonly static?: boolean;
  readonly default?: string;
  readonly attribute?: string;
  readonly reflects?: boolean;
}

export interface Declaration extends Named {
  readonly kind: string;
  readonly tagName?: string;
  readonly superclass?: {readonly name: string};
  readonly members?: readonly Member[];
  readonly attributes?: readonly (Named & {readonly fieldName?: string})[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

/** What the analyzer's own typings leave out. */
interface Analyzer {
  readonly create: (options: {readonly modules: readonly unknown[]}) => Manifest;
  readonly ts: {
    readonly createSourceFile: (path: string, text: string, target: number, parents: boolean) => unknown;
    readonly ScriptTarget: {readonly ES2020: number};
  };
}

const SOURCES = ['src/element/tool-records.ts', 'src/element/change-event.ts'];

/**
 * `custom-elements.json`: what the doc comment and the code of the element say, for editors and catalogues.
 *
 * The analyzer does not know that the element reflects its attributes through a helper, takes the argument of
 * the event for its name, and lists what is private; all of this is put right here.
 */
export async function elementManifest(root: string, modulePath: string): Promise<Manifest> {
  const {create, ts} = analyzer as unknown as Analyzer;
  const modules = await Promise.all(
    SOURCES.map(async path =>
      ts.createSourceFile(path, await readFile(join(root, path), 'utf8'), ts.ScriptTarget.ES2020, true),
    ),
  );
  const found = create({modules});
  const declarations = found.modules
    .flatMap(one => one.declarations)
    .filter(({kind, name}) => kind === 'class' && /^ToolRecords/.test(name))
    .map(mend);
  const exported = (kind: string, name: string, declaration: string) => ({
    kind,
    name,
    declaration: {name: declaration, module: modulePath},
  });
  return {
    schemaVersion: found.schemaVersion,
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: modulePath,
        declarations,
        exports: [
          ...declarations.map(({name}) => exported('js', name, name)),
          exported('custom-element-definition', 'tool-records', 'ToolRecords'),
        ],
      },
    ],
  };
}

function mend(declaration: Declaration): Declaration {
  const {members = [], attributes, events} = declaration;
  const seen = members
    .filter(({name, privacy}) => privacy !== 'private' && !name.startsWith('#'))
    // What a constructor puts in is no default.
    .map(({default: _, ...member}) => member);
  const attributeOf = (field: string) => attributes?.find(({name}) => camel(name) === field)?.name;
  return {
    ...declaration,
    // The platform's own class, for which the source has a stand-in.
    superclass: {name: attributes ? 'HTMLElement' : 'Event'},
    members: seen.map(member => {
      const attribute = member.kind === 'field' && !member.static ? attributeOf(member.name) : undefined;
      if (attribute === undefined) return member;
      const description = member.description ?? attributes!.find(({name}) => name === attribute)!.description;
      return {...member, ...(description && {description}), attribute, reflects: true};
    }),
    ...(attributes && {attributes: attributes.map(one => ({...one, fieldName: camel(one.name)}))}),
    ...(events && {
      events: events
        .filter(({description}) => description !== undefined)
        .map(event => ({...event, type: {text: 'ToolRecordsChangeEvent'}})),
    }),
  };
}

const camel = (name: string) => name.replace(/-./g, part => part[1]!.toUpperCase());
