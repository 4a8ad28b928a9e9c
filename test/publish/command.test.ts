import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {CHECKOUT, folderWith, namesIn, readText, runCommand, runProgram} from '../generator/run-command.ts';

const DISCOVERY = readText(CHECKOUT, 'records/discovery.json');
const folderWithRecords = (more: Readonly<Record<string, string>> = {}) =>
  folderWith({'one.json': DISCOVERY, ...more});
/** The same collection under another id. */
const other = (id: string) => DISCOVERY.replace('"id": "discovery"', `"id": "${id}"`);

/** Every file below a folder, with its content. */
function tree(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  const walk = (path: string) => {
    for (const name of namesIn(folder, path)) {
      const inner = join(path, name);
      if (statSync(join(folder, inner)).isDirectory()) walk(inner);
      else files[inner.replaceAll('\\', '/')] = readFileSync(join(folder, inner), 'latin1');
    }
  };
  walk('');
  return files;
}

describe('publish', () => {
  it('writes every form, the script and the licence into a folder that it makes, and counts what is the collection’s own', async () => {
    const cwd = folderWithRecords();
    const {code, out, err} = await runCommand(['publish', 'one.json', '-o', 'site/deep'], {cwd});
    expect({code, out}).toEqual({code: 0, out: ''});
    expect(err).toBe('site/deep: published: discovery, 26 files, not counting tool-records.js and LICENSE\n');
    expect(namesIn(cwd, 'site/deep')).toEqual([
      'LICENSE',
      'discovery',
      'discovery.embed.html',
      'discovery.en.html',
      'discovery.html',
      'discovery.json',
      'discovery.ko.html',
      'discovery.zip',
      'tool-records.js',
    ]);
    expect(namesIn(cwd, 'site/deep/discovery')).toHaveLength(20);
    // The number that was printed, and the two that were not counted.
    expect(Object.keys(tree(join(cwd, 'site/deep')))).toHaveLength(26 + 2);
    expect(readText(cwd, 'site/deep/discovery.json')).toBe(DISCOVERY);
  });

  it('writes the same bytes in another time zone, language, umask and folder', async () => {
    const [here, there] = [folderWithRecords(), folderWithRecords()];
    expect((await runCommand(['publish', 'one.json', '-o', 'o'], {cwd: here})).code).toBe(0);
    const ran = await runProgram(['publish', join(there, 'one.json'), '-o', join(there, 'o')], {
      cwd: CHECKOUT,
      env: {TZ: 'Asia/Seoul', LC_ALL: 'ko_KR.UTF-8', NODE_ENV: 'development'},
      umask: '077',
    });
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('discovery, 파일 26개를 썼습니다(tool-records.js, LICENSE 제외).');
    expect(tree(join(there, 'o'))).toEqual(tree(join(here, 'o')));
  });

  it('takes several collections, and names its files by their ids and not by theirs', async () => {
    const cwd = folderWithRecords({'two.json': other('second')});
    const {code, err} = await runCommand(['publish', 'one.json', 'two.json', '-o', '.'], {cwd});
    expect(code).toBe(0);
    const counted = '26 files, not counting tool-records.js and LICENSE\n';
    expect(err).toBe(`.: published: discovery, ${counted}.: published: second, ${counted}`);
    expect(namesIn(cwd)).toContain('second.embed.html');
  });

  it('adds a second collection to a folder, whose script and licence are the same', async () => {
    const cwd = folderWithRecords({'two.json': other('second')});
    expect((await runCommand(['publish', 'one.json', '-o', 'o'], {cwd})).code).toBe(0);
    expect((await runCommand(['publish', 'two.json', '-o', 'o'], {cwd})).code).toBe(0);
    // Each collection’s folder, four pages, file and ZIP; the script and the licence once.
    expect(namesIn(cwd, 'o')).toHaveLength(2 * 7 + 2);
  });

  it('gives a script that says nothing which is not ASCII', async () => {
    const cwd = folderWithRecords();
    await runCommand(['publish', 'one.json', '-o', 'o'], {cwd});
    expect(readText(cwd, 'o/tool-records.js')).toMatch(/^[\0-\x7f]+$/);
  });
});

describe('publish writes nothing at all', () => {
  it('where a file is there already, and keeps it; with --overwrite it replaces it', async () => {
    const cwd = folderWithRecords();
    mkdirSync(join(cwd, 'o/discovery'), {recursive: true});
    const kept = join(cwd, 'o/discovery/unknown-key.en.md');
    writeFileSync(kept, 'mine');
    const words = ['publish', 'one.json', '-o', 'o'];
    const refused = await runCommand(words, {cwd});
    expect({code: refused.code, out: refused.out}).toEqual({code: 1, out: ''});
    expect(refused.err).toContain('unknown-key.en.md: The file is already there and was kept.');
    expect(tree(join(cwd, 'o'))).toEqual({'discovery/unknown-key.en.md': 'mine'});
    expect((await runCommand([...words, '--overwrite'], {cwd})).code).toBe(0);
    expect(readFileSync(kept, 'utf8')).toMatch(/^# An unknown argument refused\n/);
  });

  it('and counts the files in its way where there are many', async () => {
    const cwd = folderWithRecords();
    const words = ['publish', 'one.json', '-o', 'o'];
    await runCommand(words, {cwd});
    const {code, err} = await runCommand(words, {cwd});
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(4);
    expect(err).toContain('23 more files are there too. Nothing was written.');
  });

  it.each([
    ['one of the files has a fault', {'two.json': '{'}, 1, 'two.json:1:2: SYNTAX'],
    ['two collections have one id', {'two.json': DISCOVERY}, 1, 'has the id “discovery”'],
    ['an id would lead out of the folder', {'two.json': other('../x')}, 1, 'SHAPE (/id)'],
    ['an id is a name that Windows keeps for itself', {'two.json': other('con')}, 1, 'SHAPE (/id)'],
    ['a file is not there', {}, 2, 'two.json: There is no such file.'],
  ])('where %s', async (_, more, expected, sentence) => {
    const cwd = folderWithRecords(more);
    const {code, out, err} = await runCommand(['publish', 'one.json', 'two.json', '-o', 'o'], {cwd});
    expect({code, out}).toEqual({code: expected, out: ''});
    expect(err).toContain(sentence);
    expect(existsSync(join(cwd, 'o'))).toBe(false);
  });

  it.each([
    ['a record id that leads out', '"id": "unknown-key"', '"id": "../unknown-key"'],
    ['a record id twice', '"id": "unknown-key"', '"id": "exact-name"'],
  ])('where there is %s', async (_, before, after) => {
    const cwd = folderWith({'one.json': DISCOVERY.replace(before, after)});
    expect((await runCommand(['publish', 'one.json', '-o', 'o'], {cwd})).code).toBe(1);
    expect(namesIn(cwd)).toEqual(['one.json']);
  });

  it('where the folder is a file', async () => {
    const cwd = folderWithRecords({o: 'mine'});
    const {code, err} = await runCommand(['publish', 'one.json', '-o', 'o'], {cwd});
    expect(code).toBe(2);
    expect(err).toContain('discovery.json: Its folder does not exist.');
    expect(readText(cwd, 'o')).toBe('mine');
  });

  it.each([
    ['no folder is named', ['publish', 'one.json'], 'Missing: -o'],
    ['the folder has an empty name', ['publish', 'one.json', '--folder='], '“--folder” needs a value'],
    ['no file is named', ['publish', '-o', 'o'], 'No file was named'],
  ])('where %s', async (_, words, sentence) => {
    const cwd = folderWithRecords();
    const {code, err} = await runCommand(words, {cwd});
    expect(code).toBe(2);
    expect(err).toContain(sentence);
    expect(namesIn(cwd)).toEqual(['one.json']);
  });
});
