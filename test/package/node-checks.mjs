import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {assert} from './checks.mjs';
import {CHECKOUT, filesBelow, run, runWell, writeFiles} from './programs.mjs';

const readJson = path => JSON.parse(readFileSync(path, 'utf8'));
const records = readdirSync(join(CHECKOUT, 'records')).map(name => `records/${name}`);
const five = readFileSync(join(CHECKOUT, 'records/discovery.json'), 'utf8');

/** What the package says of itself, and what comes with it. */
export async function checkContents(check, project) {
  const folder = join(project, 'node_modules/tool-records');
  const manifest = readJson(join(folder, 'package.json'));
  const held = [...filesBelow(folder).keys()];

  await check('every file that package.json leads to is in the package', () => {
    const named = [
      manifest.types,
      manifest.customElements,
      ...Object.values(manifest.bin),
      ...Object.values(manifest.exports).flatMap(one => (typeof one === 'string' ? one : Object.values(one))),
    ];
    assert.ok(named.length > 10);
    assert.deepEqual(
      named.filter(path => !existsSync(join(folder, path))),
      [],
    );
  });

  await check('the package holds what was built, the README and the licences, and no source', () => {
    const others = held.filter(path => !path.startsWith('dist/package/'));
    assert.deepEqual(others.sort(), ['LICENSE', 'README.md', 'package.json']);
    assert.deepEqual(
      held.filter(path => /(?<!\.d)\.ts$|\.map$/.test(path)),
      [],
    );
    assert.ok(held.includes('dist/package/THIRD-PARTY-LICENSES.txt'));
  });

  await check('installing it brings lit and what lit needs, and nothing else', () => {
    const {packages} = readJson(join(CHECKOUT, 'package-lock.json'));
    const wanted = new Set(['tool-records']);
    const add = name => {
      if (wanted.has(name)) return;
      wanted.add(name);
      Object.keys(packages[`node_modules/${name}`].dependencies ?? {}).forEach(add);
    };
    add('lit');
    const {packages: installed} = readJson(join(project, 'node_modules/.package-lock.json'));
    const names = Object.keys(installed).map(path => path.slice('node_modules/'.length));
    assert.deepEqual(names.sort(), [...wanted].sort());
  });
}

/** The modules in plain Node. */
export async function checkImports(check, project) {
  writeFiles(project, {
    'five.json': five,
    'catalog.json': readFileSync(join(CHECKOUT, 'generator/collections/discovery-catalog.json')),
  });
  const node = source => runWell(process.execPath, ['--input-type=module', '-e', source], {cwd: project});

  await check(
    'plain Node, which has no page, can import the element, and makes no such thing itself',
    async () => {
      const said = await node(`
      import {ToolRecords, ToolRecordsChangeEvent} from 'tool-records';
      console.log(typeof ToolRecords, new ToolRecordsChangeEvent('a/2').index, typeof customElements, typeof document);`);
      assert.equal(said, 'function 2 undefined undefined\n');
    },
  );

  await check('parseCollection reads a collection in plain Node, and refuses a broken one', async () => {
    const said = await node(`
      import {readFileSync} from 'node:fs';
      import {parseCollection} from 'tool-records/record';
      const bytes = readFileSync('five.json');
      const whole = parseCollection(bytes);
      const broken = parseCollection(bytes.subarray(0, -3));
      console.log(whole.ok && whole.collection.records.length, broken.ok, broken.issues[0].code);`);
    assert.equal(said, '5 false SYNTAX\n');
  });

  await check(
    'the contract answers and refuses in plain Node, and knows a number of the record format',
    async () => {
      const said = await node(`
      import {readFileSync} from 'node:fs';
      import {ContractError, discover, validateArguments} from 'tool-records/contract';
      import {JsonNumber} from 'tool-records/record';
      const catalog = JSON.parse(readFileSync('catalog.json', 'utf8'));
      console.log(discover(catalog, 'reading', 'page.find')[0].name);
      try { discover(catalog, 'reading', 'page.fin'); } catch (error) { console.log(error instanceof ContractError, error.code); }
      const counting = [{name: 'a', family: 'b', effect: 'read', enabled: true,
        fields: {n: {type: 'integer', required: true, max_length: 9}}}];
      console.log(validateArguments(counting, 'a', {n: new JsonNumber('12345678901234567890')}).shape_valid);
      try { validateArguments(counting, 'a', {n: new JsonNumber('1.0')}); } catch (error) { console.log(error.code); }`);
      assert.equal(said, 'page.find\ntrue TOOL_NOT_AVAILABLE_IN_FAMILY\ntrue\nINVALID_ARGUMENT_VALUE\n');
    },
  );

  await check(
    'the script, the schema and the manifest can be reached by name, and the inside cannot',
    async () => {
      const said = await node(`
      import {createRequire} from 'node:module';
      const {resolve} = createRequire(import.meta.url);
      for (const name of ['tool-records.js', 'tool-records.schema.json', 'custom-elements.json', 'package.json'])
        resolve('tool-records/' + name);
      try { resolve('tool-records/dist/package/element.js'); } catch (error) { console.log(error.code); }`);
      assert.equal(said, 'ERR_PACKAGE_PATH_NOT_EXPORTED\n');
    },
  );
}

/** The command of the package, beside the same in the checkout. */
export async function checkCommand(check, project) {
  const folder = join(project, 'papers/deep');
  writeFiles(folder, {'one.json': five, 'broken.json': five.slice(0, -3)});
  const bin = join(project, 'node_modules/.bin/tool-records');
  const packaged = (args, options = {}) => run(bin, args, {cwd: folder, ...options});
  const inCheckout = args =>
    run(process.execPath, [join(CHECKOUT, 'generator/run.mjs'), ...args], {cwd: folder});
  const checked = 'one.json: discovery, 5 records\n';

  await check('npx tool-records takes files relative to the folder where it is called', async () => {
    const said = await runWell('npx', ['--no', '--', 'tool-records', 'check', 'one.json'], {cwd: folder});
    assert.equal(said, checked);
  });

  await check(
    'the command takes files relative to its own folder, whatever npm said to its parent',
    async () => {
      const env = {INIT_CWD: project, npm_lifecycle_event: 'tool-records'};
      assert.deepEqual(await packaged(['check', 'one.json'], {env}), {code: 0, out: checked, err: ''});
    },
  );

  await check('a script of npm that is called tool-records starts at the root of its project', async () => {
    const manifest = readJson(join(project, 'package.json'));
    const scripts = {'tool-records': 'tool-records check papers/deep/one.json'};
    writeFiles(project, {'package.json': JSON.stringify({...manifest, scripts})});
    const said = await runWell('npm', ['run', '--silent', 'tool-records'], {cwd: folder});
    assert.equal(said, `papers/deep/${checked}`);
  });

  for (const lang of ['ko', 'en']) {
    await check(`help and faults are those of the checkout (${lang})`, async () => {
      const lines = [['--help'], ['publish', '--help'], ['check', 'broken.json'], ['chek']];
      for (const words of lines.map(line => [...line, '--lang', lang]))
        assert.deepEqual(await packaged(words), await inCheckout(words));
    });
  }

  await check('it ends with 0 where it accepts, 1 where it refuses, and 2 where it cannot run', async () => {
    const codes = [];
    for (const name of ['one.json', 'broken.json', 'none.json'])
      codes.push((await packaged(['check', name])).code);
    assert.deepEqual(codes, [0, 1, 2]);
  });

  for (const [lang, words] of [
    ['ko', /^records: NO_CHECKOUT ‘generate’ 명령은 .*실행하십시오\. .*‘record’/],
    ['en', /^records: NO_CHECKOUT “generate” writes .* Run it in a checkout\. .*“record”/],
  ]) {
    await check(
      `generate refuses with a code, a reason and what to do, and writes nothing (${lang})`,
      async () => {
        const before = [...filesBelow(folder).keys()];
        for (const options of [[], ['--check']]) {
          const {code, out, err} = await packaged(['generate', ...options, '--lang', lang]);
          assert.deepEqual([code, out], [2, '']);
          assert.match(err, words);
        }
        assert.deepEqual([...filesBelow(folder).keys()], before);
      },
    );
  }

  await check('publish writes the same files as in the checkout, byte for byte', async () => {
    const inputs = records.map(path => join(CHECKOUT, path));
    assert.equal((await packaged(['publish', ...inputs, '-o', 'mine'])).code, 0);
    assert.equal((await inCheckout(['publish', ...inputs, '-o', 'theirs'])).code, 0);
    const mine = filesBelow(join(folder, 'mine'));
    const theirs = filesBelow(join(folder, 'theirs'));
    assert.deepEqual([...mine.keys()], [...theirs.keys()]);
    assert.ok(mine.size > 20);
    assert.deepEqual(
      [...mine].filter(([path, bytes]) => !bytes.equals(theirs.get(path))).map(([path]) => path),
      [],
    );
  });
}
