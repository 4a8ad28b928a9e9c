import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {parseCollection} from '../../src/record/index.ts';
import {folderWith, outcomeOf, readText, recordWords, runCommand} from './run-command.ts';

// The names in it are other people's, so it is never copied.
const catalog = fileURLToPath(new URL('../../../shared/real-tools/catalogs/scalar.json', import.meta.url));
const present = existsSync(catalog);

const caption = (ko: string, en: string) => ({
  label: {ko, en},
  note: {ko: `${ko}: 실제 목록`, en: `${en}: a real listing`},
});
const sent = {channel_id: 'C012', text: '안녕하세요'};
const requests = [
  {id: 'family', ...caption('묶음 조회', 'A family'), discover: {family: 'github'}},
  {id: 'tool', ...caption('도구 조회', 'A tool'), discover: {family: 'slack', name: 'slack_post_message'}},
  {id: 'valid', ...caption('맞는 인자', 'Valid'), validate: {name: 'slack_post_message', arguments: sent}},
  {
    id: 'missing',
    ...caption('빠진 인자', 'Missing'),
    validate: {name: 'slack_post_message', arguments: {text: 'x'}},
  },
  {
    id: 'wrong',
    ...caption('틀린 값', 'Wrong'),
    validate: {name: 'slack_post_message', arguments: {...sent, text: 1}},
  },
];

describe('the catalogue of real servers', () => {
  it.skipIf(!present)(
    'is recorded, and the collection is accepted (skipped: ../shared/real-tools is not beside this checkout)',
    async () => {
      const cwd = folderWith({'requests.json': JSON.stringify(requests, null, 2)});
      const words = recordWords({catalog, requests: 'requests.json', id: 'real', output: 'real.json'});
      expect(await runCommand(words, {cwd})).toMatchObject({code: 0});
      expect(await runCommand(['check', 'real.json'], {cwd})).toMatchObject({
        code: 0,
        out: 'real.json: real, 5 records\n',
      });

      const reading = parseCollection(readText(cwd, 'real.json'));
      const tools: {name: string; family: string; enabled: boolean}[] = JSON.parse(readText(catalog));
      const github = tools.filter(tool => tool.family === 'github' && tool.enabled).map(tool => tool.name);
      expect(reading.ok && reading.collection.records.map(outcomeOf)).toEqual([
        {ok: github.map(name => expect.objectContaining({name, executes: false}))},
        {ok: [expect.objectContaining({name: 'slack_post_message', effect: 'change'})]},
        {ok: expect.objectContaining({shape_valid: true, authorized: false, executed: false})},
        {error: 'INVALID_ARGUMENT_KEYS', at: '/channel_id'},
        {error: 'INVALID_ARGUMENT_VALUE', at: '/text'},
      ]);
    },
  );

  it.skipIf(!present)(
    'is read by discover and validate as well (skipped: ../shared/real-tools is not beside this checkout)',
    async () => {
      expect((await runCommand(['discover', '--catalog', catalog, '--family', 'all'])).code).toBe(0);
      const words = ['validate', '--catalog', catalog, '--name', 'slack_post_message', '--arguments'];
      expect((await runCommand([...words, JSON.stringify(sent)])).code).toBe(0);
      expect((await runCommand([...words, '{}'])).code).toBe(1);
    },
  );
});
