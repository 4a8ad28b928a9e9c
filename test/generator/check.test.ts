import {describe, expect, it} from 'vitest';
import {CHECKOUT, folderWith, readText, runCommand} from './run-command.ts';

const good = readText(CHECKOUT, 'records/discovery.json');

describe('check', () => {
  it('prints one line for each collection that a viewer would show', async () => {
    const cwd = folderWith({'a.json': good, 'b.json': good.replace('"id": "discovery"', '"id": "again"')});
    expect(await runCommand(['check', 'a.json', 'b.json'], {cwd})).toEqual({
      code: 0,
      out: 'a.json: discovery, 5 records\nb.json: again, 5 records\n',
      err: '',
    });
    expect((await runCommand(['check', 'a.json', '--lang=ko'], {cwd})).out).toBe(
      'a.json: discovery, 기록 5개\n',
    );
  });

  it.each([
    ['a newer version', ['"version": 1', '"version": 2'], 'UNKNOWN_VERSION (/version) '],
    [
      'two records with one id',
      ['"id": "exact-name"', '"id": "family-listed"'],
      'DUPLICATE_ID (/records/1/id) ',
    ],
    ['an unknown kind', ['"kind": "discovery"', '"kind": "story"'], 'SHAPE (/records/0/kind) '],
    ['a missing language', ['"ko": "조회와 검증",', ''], 'SHAPE (/title/ko) '],
    ['a member too many', ['"version": 1', '"version": 1, "extra": 1'], 'SHAPE (/extra) '],
    [
      'permission that nobody gave',
      ['"authorized": false', '"authorized": true'],
      'SHAPE (/records/2/outcome/ok/authorized) ',
    ],
    ['a catalogue instead', [good, '[]'], 'SHAPE '],
  ])('refuses %s, with its line', async (_, [from, to], sentence) => {
    const bad = good.replace(from!, to!);
    expect(bad).not.toBe(good);
    const {code, out, err} = await runCommand(['check', '-'], {stdin: bad});
    expect({code, out}).toEqual({code: 1, out: ''});
    expect(err).toMatch(/^-:\d+:\d+: /);
    expect(err).toContain(sentence);
  });

  it('names every fault of every file', async () => {
    const bad = good
      .replace('"judge": "contract"', '"judge": "me"')
      .replace('"ko": "조회와 검증"', '"ko": ""');
    const cwd = folderWith({'a.json': bad, 'b.json': good, 'c.json': ''});
    const {code, out, err} = await runCommand(['check', 'a.json', 'b.json', 'c.json'], {cwd});
    expect(code).toBe(1);
    expect(out).toBe('b.json: discovery, 5 records\n');
    expect(
      err
        .trim()
        .split('\n')
        .map(line => line.split(' ').slice(0, 2).join(' ')),
    ).toEqual([
      expect.stringMatching(/^a\.json:\d+:\d+: SHAPE$/),
      expect.stringMatching(/^a\.json:\d+:\d+: SHAPE$/),
      'c.json: EMPTY',
    ]);
  });

  it('exits with 2 where one file could not be read, whatever was refused besides', async () => {
    const cwd = folderWith({'bad.json': '', 'good.json': good});
    expect((await runCommand(['check', 'none.json', 'bad.json', 'good.json'], {cwd})).code).toBe(2);
    expect((await runCommand(['check', 'bad.json', 'none.json'], {cwd})).code).toBe(2);
    expect((await runCommand(['check', 'bad.json', 'good.json'], {cwd})).code).toBe(1);
  });
});
