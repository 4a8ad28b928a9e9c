import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {reviewed} from './reviewed-text.ts';

describe('a reviewed text', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tool-records-reviewed-'));
    file = join(folder, 'trees', 'one.txt');
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  it.each([true, false])('that is missing is a failure, and is not written by itself (CI: %s)', ci => {
    expect(() => reviewed(file, 'new', {renew: false, ci})).toThrow('Nobody has reviewed');
    expect(existsSync(file)).toBe(false);
  });

  it('is written where that is asked for', () => {
    expect(reviewed(file, 'new', {renew: true, ci: false})).toBe('new');
    expect(readFileSync(file, 'utf8')).toBe('new');
  });

  it('is never written where CI is set, even if that is asked for', () => {
    reviewed(file, 'old', {renew: true, ci: false});
    expect(() => reviewed(file, 'new', {renew: true, ci: true})).toThrow('CI');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it.each([true, false])('that is there stays as it is, whatever the text is now (CI: %s)', ci => {
    reviewed(file, 'old', {renew: true, ci: false});
    expect(reviewed(file, 'new', {renew: false, ci})).toBe('old');
    writeFileSync(file, 'edited');
    expect(reviewed(file, 'new', {renew: false, ci})).toBe('edited');
  });
});
