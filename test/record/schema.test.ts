import Ajv2020 from 'ajv/dist/2020.js';
import {describe, expect, it} from 'vitest';
import {parseCollection, writeJson} from '../../src/record/index.ts';
import {publishedSchema} from '../../src/record/published-schema.ts';
import {collectionSchema, type Described, type Same, schemaMatchesTypes} from '../../src/record/schema.ts';
import type {Collection, RecordEntry} from '../../src/record/types.ts';
import {changed, collection, discovery, listing, validation} from './sample.ts';

const schema = publishedSchema() as {readonly [key: string]: unknown};

describe('the published schema', () => {
  it('is the committed file', async () => {
    await expect(`${writeJson(schema)}\n`).toMatchFileSnapshot('../../public/tool-records.schema.json');
  });

  it('says which JSON Schema it is, and names itself by a relative address', () => {
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe('tool-records.schema.json');
    expect(schema.title).toMatch(/version 1$/);
    expect(schema.description).toMatch(/\.$/);
  });

  it('describes every member, each in a sentence', () => {
    const places: string[] = [];
    // A member may itself be called `properties`, so the name of the holder does not tell.
    const visit = (value: unknown, place: string, holdsMembers: boolean) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, one] of Object.entries(value)) {
        const inside = `${place}/${key}`;
        if (holdsMembers) {
          places.push(inside);
          expect(one, inside).toHaveProperty('description', expect.stringMatching(/^[A-Z].+\.$/));
        }
        visit(one, inside, !holdsMembers && key === 'properties');
      }
    };
    visit(schema, '', false);
    expect(places).toContain('/properties/records/items/oneOf/1/properties/request/properties/arguments');
  });

  it('without its words is what the reader checks by', () => {
    const bare = (value: unknown, inProperties: boolean): unknown => {
      if (Array.isArray(value)) return value.map(item => bare(item, false));
      if (typeof value !== 'object' || value === null) return value;
      const words = inProperties ? [] : ['$schema', '$id', 'title', 'description', 'maxItems'];
      const kept = Object.entries(value).filter(([key]) => !words.includes(key));
      return Object.fromEntries(
        kept.map(([key, one]) => [key, bare(one, !inProperties && key === 'properties')]),
      );
    };
    expect(bare(schema, false)).toEqual(collectionSchema);
  });
});

describe('another validator', () => {
  const ajv = new Ajv2020({strict: true, allErrors: true});
  const validate = ajv.compile(schema);
  const good = collection();

  it.each<[string, unknown, boolean]>([
    ['both kinds', good, true],
    ['no records', collection([]), true],
    ['no summary', changed(good, '/summary', undefined), true],
    ['no tool in a validation', changed(good, '/records/1/tool', undefined), true],
    ['a refusal', changed(good, '/records/0/outcome', {error: 'UNKNOWN_FAMILY', at: '/family'}), true],
    [
      'a pointer to a name with a slash',
      changed(good, '/records/1/outcome', {error: 'E', at: '/a~1b'}),
      true,
    ],
    ['arguments of any kind', changed(good, '/records/1/request/arguments', [null]), true],
    [
      '10,000 records',
      collection(Array.from({length: 10_000}, (_, i) => discovery(`r${i}`)).map(small)),
      true,
    ],
    [
      '10,001 records',
      collection(Array.from({length: 10_001}, (_, i) => discovery(`r${i}`)).map(small)),
      false,
    ],
    ['a listing', collection([listing()]), true],
    ['a listing without a page', collection([{...listing(), pages: []}]), true],
    ['pages of any kind', collection([{...listing(), pages: [null, [1], 'x']}]), true],
    ['pages that are no array', collection([{...listing(), pages: {}}]), false],
    ['a listing of an unknown form', collection([{...listing(), from: 'soap'}]), false],
    ['a listing without a hash', collection([{...listing(), sha256: undefined}]), false],
    ['an array', [], false],
    ['an empty object', {}, false],
    ['another format', changed(good, '/format', 'tools'), false],
    ['version 2', changed(good, '/version', 2), false],
    ['a version in quotes', changed(good, '/version', '1'), false],
    ['an unknown key', changed(good, '/$schema', 'x'), false],
    ['a Windows device name', changed(good, '/id', 'nul'), false],
    ['an id one letter longer than one', changed(good, '/id', 'nul-'), true],
    ['an empty label', changed(good, '/records/0/label/ko', ''), false],
    ['a missing language', changed(good, '/title/en', undefined), false],
    ['a bad hash', changed(good, '/source/inputs/0/sha256', 'x'), false],
    ['an unknown kind', changed(good, '/records/0/kind', 'listening'), false],
    ['no kind', changed(good, '/records/0/kind', undefined), false],
    ['the shape of another kind', {...good, records: [{...validation(), kind: 'discovery'}]}, false],
    ['both answers', changed(good, '/records/0/outcome', {ok: [], error: 'E'}), false],
    ['no answer', changed(good, '/records/0/outcome', {}), false],
    ['a bad pointer', changed(good, '/records/1/outcome', {error: 'E', at: 'a'}), false],
    ['a pointer with a bare tilde', changed(good, '/records/1/outcome', {error: 'E', at: '/a\n~'}), false],
    ['an authorized call', changed(good, '/records/1/outcome/ok/authorized', true), false],
    ['a tool that executes', changed(good, '/records/1/tool/executes', true), false],
    [
      'a field name in capitals',
      changed(good, '/records/1/tool/inputSchema/properties/A', {type: 'string'}),
      false,
    ],
    ['a length of 0', changed(good, '/records/1/tool/inputSchema/properties/query/maxLength', 0), false],
    ['a length of 1.5', changed(good, '/records/1/tool/inputSchema/properties/query/maxLength', 1.5), false],
  ])('agrees with the reader about %s', (_, value, accepted) => {
    expect(validate(value)).toBe(accepted);
    expect(parseCollection(JSON.stringify(value)).ok).toBe(accepted);
  });

  function small(record: ReturnType<typeof discovery>) {
    return {...record, outcome: {ok: []}};
  }
});

describe('the schema and the types', () => {
  it('describe one thing, and a difference in a member or in what may be missing would not compile', () => {
    type Fields = Described<typeof collectionSchema>;
    const same: Same<Fields, Collection> = true;
    const member: Same<Fields, Omit<Collection, 'summary'>> = false;
    const optional: Same<Fields, Omit<Collection, 'summary'> & Required<Pick<Collection, 'summary'>>> = false;
    const value: Same<Fields, Omit<Collection, 'version'> & {version: 2}> = false;
    const kind: Same<
      Fields,
      Omit<Collection, 'records'> & {records: readonly Extract<RecordEntry, {kind: 'discovery'}>[]}
    > = false;
    expect([schemaMatchesTypes, same]).toEqual([true, true]);
    expect([member, optional, value, kind]).toEqual([false, false, false, false]);
  });
});
