import {readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {syntheticCollections} from '../generator/collections/index.ts';
import {englishFaults} from './check-messages.ts';
import {CHECKOUT, readText, runCommand} from './generator/run-command.ts';
import {fileText, SPECIFIED} from './specified-answers.ts';
import {readingOf} from './view/outlines.ts';

const FILES = readdirSync(`${CHECKOUT}/records`).sort();
const HANGUL = /[가-힣]/;

describe('the committed collections', () => {
  it('are the four that the generator makes, and each has its rows in the specification', () => {
    expect(FILES).toEqual(['connection.json', 'discovery.json', 'refusal.json', 'sharing.json']);
    expect([...SPECIFIED].sort().map(id => `${id}.json`)).toEqual(FILES);
    expect(syntheticCollections.map(({id}) => `${id}.json`).sort()).toEqual(FILES);
  });

  it('are what the generator makes again, to the byte', async () => {
    const {code, out, err} = await runCommand(['generate', '--check']);
    expect({code, out}).toEqual({code: 0, out: ''});
    expect(err).not.toBe('');
  });

  it('are read without a fault, and what they recorded is as it was', async () => {
    const {code, out, err} = await runCommand(['check', ...FILES.map(file => `records/${file}`)]);
    expect({code, out}).toEqual({code: 0, out: expect.stringContaining('connection, 12 records')});
    expect(err).toBe('');
  });
});

describe.each(SPECIFIED)('the texts of %s', id => {
  const {title, summary, records, source} = readingOf(fileText(id)).collection;
  const texts = [
    ['title', title] as const,
    ['summary', summary!] as const,
    ...records.flatMap(one => [
      [`${one.id} label`, one.label] as const,
      [`${one.id} note`, one.note] as const,
    ]),
  ];

  it('are Korean in Korean and English in English, each its own', () => {
    for (const [name, {ko, en}] of texts) {
      expect([name, HANGUL.test(ko)]).toEqual([name, true]);
      expect([name, englishFaults(en)]).toEqual([name, []]);
      expect([name, ko === ko.normalize('NFC') && ko.trim() === ko && en.trim() === en]).toEqual([
        name,
        true,
      ]);
    }
  });

  it('tell the records apart: no two have the same label', () => {
    for (const locale of ['ko', 'en'] as const)
      expect(new Set(records.map(({label}) => label[locale])).size).toBe(records.length);
  });

  it('name no clock, machine or user as their source', () => {
    expect(source.origin).toBe('synthetic');
    expect(source.generator).toBe(JSON.parse(readText(CHECKOUT, 'package.json')).version);
    expect(Object.keys(source).sort()).toEqual(['generator', 'inputs', 'origin']);
  });
});
