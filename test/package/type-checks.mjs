import {join} from 'node:path';
import {assert} from './checks.mjs';
import {CHECKOUT, run, writeFiles} from './programs.mjs';

const PAGE = `
import {ToolRecords, type ToolRecordsChangeEvent} from 'tool-records';
import {parseCollection, type Collection} from 'tool-records/record';

const viewer: ToolRecords = document.createElement('tool-records');
const reading = parseCollection('{}');
if (reading.ok) {
  const collection: Collection = reading.collection;
  console.log(collection.title.ko, collection.records[0]?.kind);
  viewer.collection = reading;
} else console.log(reading.issues[0]?.code);
viewer.headingLevel = '2';
viewer.urlSync = true;
viewer.addEventListener('tool-records-change', (event: ToolRecordsChangeEvent) => {
  const {record, index}: {record: string; index: number | undefined} = event;
  console.log(record, index);
});
export const defined: CustomElementConstructor = ToolRecords;
`;

const NODE = `
import {type Catalog, ContractError, discover, validateArguments} from 'tool-records/contract';
import {JsonNumber, parseCollection, toPlain, type Plain, type RecordEntry} from 'tool-records/record';

const catalog: Catalog = [];
const reading = parseCollection(new Uint8Array());
export const plain: Plain[] = reading.ok ? reading.nodes.map(toPlain) : [];
export const kinds = reading.ok ? reading.collection.records.map((one: RecordEntry) => one.kind) : [];
try {
  const executes: false | undefined = discover(catalog, 'all')[0]?.executes;
  const authorized: false = validateArguments(catalog, 'a', {b: new JsonNumber('1')}).authorized;
  console.log(executes, authorized);
} catch (error) {
  if (error instanceof ContractError) console.log(error.code);
}
`;

/** Each is one line that a strict compiler has to refuse. */
const WRONG = {
  'a collection that JSON.parse could have given': `import 'tool-records'; document.createElement('tool-records').collection = {records: []};`,
  'an answer that says yes': `import type {ValidArguments} from 'tool-records/contract'; export const a: ValidArguments['executed'] = true;`,
  'a kind of record that does not exist': `import type {RecordEntry} from 'tool-records/record'; export const a: RecordEntry['kind'] = 'video';`,
};

/** The typings, for a project that checks everything, those of its packages too. */
export async function checkTypes(check, project) {
  const compile = (files, module, lib) => {
    const compilerOptions = {
      target: 'es2022',
      ...module,
      lib,
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noImplicitAny: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
      noEmit: true,
    };
    const folder = join(project, 'typed');
    const names = Object.keys(files);
    writeFiles(folder, {...files, 'tsconfig.json': JSON.stringify({compilerOptions, files: names})});
    const compiler = join(CHECKOUT, 'node_modules/typescript/bin/tsc');
    return run(process.execPath, [compiler, '-p', folder], {cwd: folder});
  };
  const BUNDLER = {module: 'esnext', moduleResolution: 'bundler'};
  const WEB = ['es2022', 'dom', 'dom.iterable'];

  for (const [name, module] of [
    ['bundler', BUNDLER],
    ['node16', {module: 'node16', moduleResolution: 'node16'}],
    ['nodenext', {module: 'nodenext', moduleResolution: 'nodenext'}],
  ]) {
    await check(
      `the typings of everything compile in a strict project (moduleResolution ${name})`,
      async () => {
        const {code, out} = await compile({'page.ts': PAGE, 'node.ts': NODE}, module, WEB);
        assert.equal(code, 0, out);
      },
    );
  }

  await check('those of the record format and the contract compile where there is no DOM', async () => {
    const source = `declare const console: {log(...all: unknown[]): void};\n${NODE}`;
    const {code, out} = await compile({'node.ts': source}, BUNDLER, ['es2022']);
    assert.equal(code, 0, out);
  });

  const wrong = Object.entries(WRONG).map(([what, line], i) => ({what, line, name: `wrong-${i}.ts`}));
  const {out} = await compile(Object.fromEntries(wrong.map(({name, line}) => [name, line])), BUNDLER, WEB);
  for (const {what, name} of wrong) {
    await check(`the typings refuse ${what}, and that alone`, () => {
      const said = out.split('\n').filter(line => line.startsWith(name));
      assert.equal(said.length, 1, out);
      assert.match(said[0], /\(1,\d+\): error TS23(?:22|53):/);
    });
  }
}
