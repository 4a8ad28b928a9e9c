import {describe, expect, it} from 'vitest';
import {messagesFor} from '../../../src/i18n/index.ts';
import {fiveAnswers, listEntries} from '../../../src/view/index.ts';
import {DEMO, listingOf, outlineOf, rowsOf, sectionOf, withSchema} from './sample.ts';

const demo = listingOf([DEMO]);

describe('the entries of a listing', () => {
  it('are an overview and one for each tool, by its number', () => {
    const entries = listEntries(demo, messagesFor('en'));
    expect(entries.map(({address, index, label, status}) => [address, index, label, status])).toEqual([
      ['listing', undefined, 'Tool listing', '6 tools listed'],
      ['listing/1', 1, 'shelf_search', 'reads'],
      ['listing/2', 2, 'loan_extend', 'changes'],
      ['listing/3', 3, 'card_block', 'changes'],
      ['listing/4', 4, 'tree_add', 'not stated'],
      ['listing/5', 5, 'label print', 'not stated'],
      ['listing/6', 6, 'desk_status', 'not stated'],
    ]);
  });

  it('keep tools of one name apart, and count one without a name', () => {
    const reading = listingOf(['[{"name":"a"},{"name":"a"},{}]']);
    const entries = listEntries(reading, messagesFor('ko'));
    expect(entries.map(({address, label}) => [address, label])).toEqual([
      ['listing', '도구 목록'],
      ['listing/1', 'a'],
      ['listing/2', 'a'],
      ['listing/3', '도구 3'],
    ]);
  });

  it('answer that tools were listed, and that nothing else was asked', () => {
    const answers = (texts: readonly string[]) =>
      fiveAnswers(listingOf(texts).record).map(({answer}) => answer);
    expect(answers([DEMO])).toEqual(['yes', 'not-asked', 'not-asked', 'not-asked', 'not-asked']);
    expect(answers(['{"tools":[]}'])).toEqual(['no', 'not-asked', 'not-asked', 'not-asked', 'not-asked']);
  });
});

describe('the overview', () => {
  it('counts tools, bytes, effects and remarks, and again for each tool', () => {
    const text =
      '[ {"name":"a", "description":"x", "inputSchema":{"type":"object"}} , {"name":"b c","annotations":{"readOnlyHint":true}} ]';
    const rows = rowsOf(sectionOf(outlineOf(listingOf([text]), 'listing'), 'What came back'));
    expect(rows).toEqual([
      ['Tool', '2'],
      ['Bytes without spaces', '112'],
      ['Effect', 'reads 1 · changes 0 · not stated 1'],
      ['Remarks', '3'],
      ['a', 'not stated', '62', '0'],
      ['b c', 'reads', '50', '3'],
    ]);
  });

  it('says in both languages that the list is empty or goes on', () => {
    const reading = listingOf(['{"tools":[],"nextCursor":"x"}']);
    expect(rowsOf(sectionOf(outlineOf(reading, 'listing'), 'Remarks'))).toEqual([
      ['NO_TOOLS', 'The list is empty. '],
      ['PAGE_MISSING', 'The list goes on: its next page is not here. /nextCursor'],
    ]);
    expect(rowsOf(sectionOf(outlineOf(reading, 'listing', 'ko'), '살펴볼 점'))).toHaveLength(2);
  });
});

describe('a tool', () => {
  it('is shown with its description whole, its title, and its own source', () => {
    const outline = outlineOf(demo, 'listing/1', 'ko');
    expect(outline.label).toBe('shelf_search');
    expect(sectionOf(outline, '설명')).toEqual({
      heading: '설명',
      aside: [{recorded: '서가 찾기'}],
      blocks: [{type: 'source', text: '서가에서 책을 찾습니다.\n제목이나 지은이의 일부만 적어도 됩니다.'}],
    });
    const source = outline.sections.at(-1)?.blocks[0];
    expect(source).toMatchObject({
      type: 'source',
      text: expect.stringMatching(/^ {4}\{\n {6}"name": "shelf_search"/),
    });
  });

  it('is shown with what it claims of its effect, apart from what it does not state', () => {
    expect(rowsOf(sectionOf(outlineOf(demo, 'listing/2'), 'Effect'))).toEqual([
      ['Effect', 'changes'],
      ['readOnlyHint', 'false'],
      ['destructiveHint', 'false'],
      ['idempotentHint', 'true'],
      ['openWorldHint', 'not stated'],
    ]);
    const {blocks} = sectionOf(outlineOf(demo, 'listing/2'), 'Effect');
    expect(blocks[1]).toEqual({
      type: 'paragraph',
      text: ['Hints are claims of the server, never permission.'],
    });
  });

  it('is shown with a row for each field, indented by its depth', () => {
    expect(rowsOf(sectionOf(outlineOf(demo, 'listing/1'), 'Fields'))).toEqual([
      [
        'inputSchema',
        'object',
        '$schema "https://json-schema.org/draft/2020-12/schema" · takes nothing else',
      ],
      ['· query', 'string', 'required · minLength 1 · 찾을 말'],
      ['· sort', 'string', 'optional · enum ["title","year","shelf"] · default "title"'],
      ['· limit', 'integer', 'optional · minimum 1 · maximum 100 · default 20'],
      ['· since', 'string or null', 'optional · format "date"'],
    ]);
    expect(rowsOf(sectionOf(outlineOf(demo, 'listing/2'), 'Fields'))).toEqual([
      ['inputSchema', 'object', 'takes others too'],
      ['· loan', 'object', 'required · takes others too'],
      ['· · id', 'string', 'required · pattern "^L[0-9]{6}$"'],
      ['· · reader', 'string', 'optional'],
      ['· days', 'integer', 'required · exclusiveMinimum 0 · multipleOf 7'],
      ['· kind', '–', 'optional · const "renewal"'],
    ]);
  });

  it('is shown with its result likewise, every digit as written, and back-references that lead to a row', () => {
    const section = sectionOf(outlineOf(demo, 'listing/1', 'ko'), '결과');
    expect(rowsOf(section)).toEqual([
      ['outputSchema', 'object', '다른 것도 받음'],
      ['· books', 'array', '필수'],
      ['· · items', 'object', '$ref "#/$defs/Book" · 다른 것도 받음'],
      ['· · · title', 'string', '필수'],
      ['· · · sequel', '–', '선택 · $ref "#/$defs/Book" · 위에 있음'],
      ['· total', 'integer', '필수 · maximum 9007199254740993'],
    ]);
    const [table] = section.blocks;
    const rows = table?.type === 'table' ? table.rows : [];
    expect(rows.find(({id}) => id === rows[4]?.goTo)).toBe(rows[2]);
    expect(rows.map(({goTo}) => goTo).filter(Boolean)).toHaveLength(1);
  });

  it('has an id of its own for every row, with both schemas on one page', () => {
    const ids = outlineOf(demo, 'listing/1').sections.flatMap(({blocks}) =>
      blocks.flatMap(one => (one.type === 'table' ? one.rows.flatMap(({id}) => id ?? []) : [])),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(5 + 6);
  });

  it('is shown without fields where it has no schema, and with its remarks', () => {
    const outline = outlineOf(listingOf(['[{"name":"a"}]']), 'listing/1');
    expect(sectionOf(outline, 'Fields').blocks).toEqual([{type: 'paragraph', text: ['not stated']}]);
    expect(sectionOf(outline, 'Description').blocks).toEqual([
      {type: 'paragraph', text: ['There is no description.']},
    ]);
    expect(rowsOf(sectionOf(outline, 'Remarks'))).toEqual([
      ['NO_DESCRIPTION', 'There is no description. /description'],
      ['NO_OBJECT', 'The arguments are not said to be an object. '],
    ]);
  });

  it.each<[unknown, string]>([
    [{type: 'string'}, 'string'],
    [{type: ['integer', 'null']}, 'integer or null'],
    [{type: ['a', 5]}, 'a or 5'],
    [{type: {}}, '{}'],
    [{type: 'array'}, 'array, items not stated'],
    [{}, 'not stated'],
    [true, 'true'],
    [false, 'false'],
    [{enum: [1]}, '–'],
  ])('whose field is %j has the type %j', (field, type) => {
    const reading = withSchema({type: 'object', properties: {a: field}});
    expect(rowsOf(sectionOf(outlineOf(reading, 'listing/1'), 'Fields'))[1]?.[1]).toBe(type);
  });

  it.each<[object, string]>([
    [{type: 'object'}, 'optional · takes others too'],
    [{type: 'object', additionalProperties: true}, 'optional · takes others too'],
    [{type: 'object', additionalProperties: {type: 'string'}}, 'optional · takes others too'],
    [{type: 'object', additionalProperties: false}, 'optional · takes nothing else'],
    [{properties: {}, additionalProperties: false}, 'optional · takes nothing else'],
    [{type: ['object', 'null']}, 'optional · takes others too'],
    [{type: 'string'}, 'optional'],
  ])('whose field is %j says %j', (field, words) => {
    const reading = withSchema({type: 'object', properties: {a: field}});
    expect(rowsOf(sectionOf(outlineOf(reading, 'listing/1'), 'Fields'))[1]?.[2]).toBe(words);
  });

  it.each<[string, object, readonly string[]]>([
    ['in the same place is said at the field', {properties: {a: {}}, required: ['a']}, ['']],
    [
      'in another place is said where it is required',
      {properties: {a: {}}, anyOf: [{required: ['a']}]},
      ['', 'required ["a"]'],
    ],
    ['nowhere is said too', {properties: {}, required: ['b']}, ['required ["b"]']],
    ['in the manner of old drafts is said as written', {required: true}, ['required true']],
  ])('whose required field stands %s', (_, schema, says) => {
    const rows = rowsOf(sectionOf(outlineOf(withSchema({type: 'object', ...schema}), 'listing/1'), 'Fields'));
    const details = rows.filter(([name]) => !/ a$/.test(name!)).map(cells => cells[2]!);
    expect(details.map(text => text.replace(/( · )?takes others too$/, ''))).toEqual(says);
    expect(rows.filter(([name]) => / a$/.test(name!)).map(cells => cells[2])).toEqual(
      'a' in ((schema as {properties?: object}).properties ?? {})
        ? ['required' in schema ? 'required' : 'optional']
        : [],
    );
  });
});
