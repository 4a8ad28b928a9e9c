import {describe, expect, it} from 'vitest';
import {type Issue, member, parseCollection, textOf} from '../../src/record/index.ts';
import {changed, collection, discovery, validation} from './sample.ts';

function issuesOf(text: string): readonly Issue[] {
  const reading = parseCollection(text);
  return reading.ok ? [] : reading.issues;
}

/** The issues of the sample with one value changed. */
const issuesWith = (pointer: string, value: unknown) =>
  issuesOf(JSON.stringify(changed(collection(), pointer, value)));

describe('a collection of both kinds', () => {
  it('is read with its values, its nodes and its text', () => {
    const text = JSON.stringify(collection(), null, 2);
    const reading = parseCollection(`\ufeff${text}`);
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    expect(reading.text).toBe(text);
    expect(reading.collection).toMatchObject(
      changed(collection(), '/records', [{id: 'listed'}, {id: 'checked'}]) as object,
    );
    expect(reading.collection.records[0]).toEqual(discovery());
    expect(reading.nodes.map(node => JSON.parse(textOf(node)))).toEqual([discovery(), validation()]);
  });

  it('reads the same from bytes', () => {
    const text = JSON.stringify(collection());
    const [fromText, fromBytes] = [parseCollection(text), parseCollection(new TextEncoder().encode(text))];
    expect(fromBytes.ok && fromBytes.text).toBe(text);
    expect(fromBytes.ok && fromBytes.collection.records[0]).toEqual(
      fromText.ok && fromText.collection.records[0],
    );
  });

  it.each([
    ['the summary', '/summary'],
    ['the tool of a validation', '/records/1/tool'],
    ['the length limit of a field', '/records/0/outcome/ok/0/inputSchema/properties/query/maxLength'],
  ])('may leave out %s', (_, pointer) => {
    expect(issuesWith(pointer, undefined)).toEqual([]);
  });

  it.each([
    ['no inputs', '/source/inputs', []],
    ['an empty list of tools', '/records/0/outcome', {ok: []}],
    ['a discovery by name', '/records/0/request', {family: 'reading', name: 'search_notes'}],
    ['a refusal without a place', '/records/0/outcome', {error: 'UNKNOWN_FAMILY'}],
    ['a refusal with a place', '/records/1/outcome', {error: 'INVALID_ARGUMENT_KEYS', at: '/a~1b'}],
    ['a refusal of the whole', '/records/1/outcome', {error: 'INVALID_ARGUMENT_KEYS', at: ''}],
    ['arguments that are no object', '/records/1/request/arguments', [null, 'x']],
    ['a field called constructor', '/records/1/tool/inputSchema/properties', {constructor: {type: 'string'}}],
  ])('may have %s', (_, pointer, value) => {
    expect(issuesWith(pointer, value)).toEqual([]);
  });
});

describe('one value that is not as the format has it', () => {
  const longId = `a${'b'.repeat(63)}`;

  // Each row: what was wrong, where it is written, what is written there, one thing that would pass.
  it.each([
    ['another format', '/format', 'tool-record', 'value', 'tool-records'],
    ['a version in quotes', '/version', '1', 'value', 1],
    ['an id with a capital', '/id', 'Sample', 'value', 'sample'],
    ['an id that starts with a digit', '/id', '1a', 'value', 'a1'],
    ['an id of 65 letters', '/id', `${longId}b`, 'value', longId],
    ['an id with a line end', '/id', 'a\n', 'value', 'a'],
    ['an empty id', '/id', '', 'value', 'a'],
    ['an id that is a Windows device', '/id', 'con', 'value', 'con-1'],
    ['an id that is a numbered device', '/records/0/id', 'lpt9', 'value', 'lpt10'],
    ['an id that is a number', '/records/0/id', 1, 'type', 'one'],
    ['an empty title', '/title/ko', '', 'missing', '제'],
    ['an empty label', '/records/0/label/en', '', 'missing', 'a'],
    ['a label of spaces', '/records/0/label/en', ' ', 'missing', ' a '],
    ['a title that is one string', '/title', 'A sample', 'type', {ko: '표본', en: 'A sample'}],
    ['an unknown origin', '/source/origin', 'recorded', 'value', 'authored'],
    ['a hash of 63 digits', '/source/inputs/0/sha256', 'a'.repeat(63), 'value', 'a'.repeat(64)],
    ['a hash in capitals', '/source/inputs/0/sha256', 'A'.repeat(64), 'value', 'f'.repeat(64)],
    ['a kind of input with a space', '/source/inputs/0/kind', 'a catalog', 'value', 'catalog'],
    ['a generator without a version', '/source/generator', 'latest', 'value', '10.20.30'],
    ['records that are an object', '/records', {}, 'type', []],
    ['a record that is null', '/records/0', null, 'type', discovery()],
    ['an unknown judge', '/records/0/judge', 'model', 'value', 'client'],
    ['a family that is null', '/records/0/request/family', null, 'type', 'all'],
    ['an outcome that is a word', '/records/0/outcome', 'ok', 'type', {ok: []}],
    [
      'a code in small letters',
      '/records/0/outcome',
      {error: 'unknown_family'},
      'value',
      {error: 'UNKNOWN_FAMILY'},
      '/error',
    ],
    [
      'a pointer without its slash',
      '/records/1/outcome',
      {error: 'E', at: 'a'},
      'value',
      {error: 'E', at: '/a'},
      '/at',
    ],
    [
      'a pointer with a bare tilde',
      '/records/1/outcome',
      {error: 'E', at: '/~2'},
      'value',
      {error: 'E', at: '/~1'},
      '/at',
    ],
    [
      'a pointer that ends in a tilde',
      '/records/1/outcome',
      {error: 'E', at: '/\n~'},
      'value',
      {error: 'E', at: '/\n~0'},
      '/at',
    ],
    ['an effect of its own', '/records/1/tool/effect', 'safe', 'value', 'change'],
    ['a tool that executes', '/records/1/tool/executes', true, 'value', false],
    ['a listed tool that executes', '/records/0/outcome/ok/0/executes', true, 'value', false],
    ['open arguments', '/records/1/tool/inputSchema/additionalProperties', true, 'value', false],
    [
      'a field of no known type',
      '/records/1/tool/inputSchema/properties/query/type',
      'number',
      'value',
      'boolean',
    ],
    ['a length of 0', '/records/1/tool/inputSchema/properties/query/maxLength', 0, 'value', 1],
    ['a length of 1.5', '/records/1/tool/inputSchema/properties/query/maxLength', 1.5, 'type', 20_000],
    ['a required field that is no name', '/records/1/tool/inputSchema/required/0', 1, 'type', 'query'],
    ['an authorized call', '/records/1/outcome/ok/authorized', true, 'value', false],
    ['an authorized call in words', '/records/1/outcome/ok/authorized', 'false', 'value', false],
    ['an executed call', '/records/1/outcome/ok/executed', true, 'value', false],
    ['a shape that is not valid', '/records/1/outcome/ok/shape_valid', false, 'value', true],
  ])('%s at %s is refused there', (_, pointer, value, fault, neighbour, inside = '') => {
    const text = JSON.stringify(changed(collection(), pointer, value), null, 1);
    const issues = issuesOf(text);
    expect(issues).toHaveLength(1);
    const [issue] = issues;
    expect(issue).toMatchObject({code: 'SHAPE', at: pointer + inside, fault});
    const line = text.split('\n')[issue!.line! - 1]!;
    const key = (pointer + inside).split('/').pop()!;
    expect(line.slice(0, issue!.column! - 1)).toBe(
      /^\d+$/.test(key) ? ' '.repeat(issue!.column! - 1) : `${/^ +/.exec(line)?.[0]}"${key}": `,
    );
    expect(issuesWith(pointer, neighbour)).toEqual([]);
  });

  it.each([
    ['the format', '/format'],
    ['the version', '/version'],
    ['the records', '/records'],
    ['the source', '/source'],
    ['Korean in a title', '/title/ko'],
    ['English in a label', '/records/0/label/en'],
    ['the note', '/records/0/note'],
    ['the kind of a record', '/records/0/kind'],
    ['the arguments of a validation', '/records/1/request/arguments'],
    ['authorized', '/records/1/outcome/ok/authorized'],
    ['executes', '/records/1/tool/executes'],
  ])('%s that is missing is named, at the object that lacks it', (_, pointer) => {
    const text = JSON.stringify(changed(collection(), pointer, undefined));
    const key = pointer.split('/').pop();
    const reading = issuesOf(text);
    expect(reading).toMatchObject([{code: 'SHAPE', fault: 'missing', at: pointer, wanted: key, line: 1}]);
    expect(text[reading[0]!.column! - 1]).toBe('{');
  });

  it.each([
    ['a member of its own', '/colour'],
    ['a schema address', '/$schema'],
    ['a third language', '/title/ja'],
    ['a clock', '/source/date'],
    ['a record’s own member', '/records/0/constructor'],
    ['a description of a tool', '/records/0/outcome/ok/0/description'],
    ['a third answer', '/records/1/outcome/ok/done'],
  ])('%s is unknown, and its key is where the fault is', (_, pointer) => {
    const text = JSON.stringify(changed(collection(), pointer, 'x'));
    const key = pointer.split('/').pop()!;
    const issues = issuesOf(text);
    expect(issues).toMatchObject([{code: 'SHAPE', fault: 'unknown', at: pointer, found: key}]);
    expect(text.startsWith(`"${key}"`, issues[0]!.column! - 1)).toBe(true);
  });

  it('a field name that is no label is refused beside one that is', () => {
    const fields = '/records/1/tool/inputSchema/properties';
    expect(issuesWith(fields, {Query: {type: 'string'}})).toMatchObject([
      {code: 'SHAPE', fault: 'value', at: `${fields}/Query`, found: 'Query'},
    ]);
    expect(issuesWith(fields, {'query.1': {type: 'string'}})).toEqual([]);
  });
});

describe('the kind and the outcome', () => {
  it('an unknown kind is refused by name', () => {
    expect(issuesWith('/records/1/kind', 'listening')).toMatchObject([
      {code: 'SHAPE', fault: 'value', at: '/records/1/kind', found: '"listening"'},
    ]);
  });

  it('the wanted kinds are named', () => {
    const wanted = issuesWith('/records/1/kind', 'listening')[0]?.wanted?.split(' | ');
    expect(wanted).toEqual(expect.arrayContaining(['discovery', 'validation']));
  });

  it('neither ok nor error is one missing answer', () => {
    expect(issuesWith('/records/0/outcome', {})).toMatchObject([
      {code: 'SHAPE', fault: 'missing', at: '/records/0/outcome', wanted: 'ok | error'},
    ]);
  });

  it('ok beside error is one answer too many', () => {
    expect(issuesWith('/records/0/outcome', {ok: [], error: 'UNKNOWN_FAMILY'})).toMatchObject([
      {code: 'SHAPE', fault: 'unknown', at: '/records/0/outcome/error', found: 'error'},
    ]);
  });

  it('ok beside the place of an error is refused', () => {
    expect(issuesWith('/records/0/outcome', {ok: [], at: '/family'})).toMatchObject([
      {code: 'SHAPE', fault: 'unknown', at: '/records/0/outcome/at'},
    ]);
  });
});

describe('the version', () => {
  const withVersion = (spelling: string) =>
    issuesOf(JSON.stringify(collection()).replace('"version":1', `"version":${spelling}`));

  it.each(['2', '0', '1.0', '1e0', '-1', '10', '123456789012345678901234567890'])(
    '%s is unknown and named as written, without a word about the rest',
    spelling => {
      const issue = {
        code: 'UNKNOWN_VERSION',
        line: 1,
        column: 36,
        at: '/version',
        found: spelling,
        wanted: '1',
      };
      expect(withVersion(spelling)).toEqual([issue]);
    },
  );

  it('1 is known', () => {
    expect(withVersion('1')).toEqual([]);
  });

  it.each(['"1"', 'true', 'null', '[1]'])('%s is no version at all', spelling => {
    expect(withVersion(spelling)).toMatchObject([{code: 'SHAPE', at: '/version', found: spelling}]);
  });
});

describe('several faults', () => {
  it('two records with one id are refused at the second, whatever their kinds', () => {
    const text = JSON.stringify(collection([discovery('same'), validation('same')]));
    const place = {line: 1, column: text.lastIndexOf('"same"') + 1};
    expect(issuesOf(text)).toEqual([{code: 'DUPLICATE_ID', ...place, at: '/records/1/id', found: 'same'}]);
    expect(issuesOf(JSON.stringify(collection([discovery('same'), validation('same-2')])))).toEqual([]);
  });

  it('are all reported, in the order of the file and ids last', () => {
    let faulty = changed(collection([discovery('a'), validation('a')]), '/title/en', '');
    faulty = changed(faulty, '/records/0/judge', 'nobody');
    faulty = changed(faulty, '/records/1/tool/executes', true);
    faulty = changed(faulty, '/records/1/outcome/ok/executed', true);
    expect(issuesOf(JSON.stringify(faulty)).map(issue => issue.at)).toEqual([
      '/title/en',
      '/records/0/judge',
      '/records/1/tool/executes',
      '/records/1/outcome/ok/executed',
      '/records/1/id',
    ]);
  });

  it('one bad record gives none of the good ones away', () => {
    const reading = parseCollection(JSON.stringify(changed(collection(), '/records/1/judge', 'nobody')));
    expect(Object.keys(reading)).toEqual(['ok', 'issues']);
  });
});

describe('recorded arguments', () => {
  const withArguments = (text: string) =>
    JSON.stringify(changed(collection(), '/records/1/request/arguments', '@')).replace('"@"', () => text);

  it.each(['{"b":1,"10":-0,"c":1.0}', '{ "a" : "\\u0061\\/" ,\n"b":[ ] }', '1e400', '"text"'])(
    '%s keep their source text',
    text => {
      const reading = parseCollection(withArguments(text));
      const record = reading.ok ? reading.collection.records[1] : undefined;
      expect(record?.kind === 'validation' && textOf(record.request.arguments)).toBe(text);
      expect(reading.ok && textOf(member(member(reading.nodes[1], 'request'), 'arguments')!)).toBe(text);
    },
  );

  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const objects = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`;

  it.each([
    ['arrays', nested],
    ['objects', objects],
  ])('may be %s 64 deep, counted from their own root, and no deeper', (_, make) => {
    expect(issuesOf(withArguments(make(64)))).toEqual([]);
    expect(issuesOf(withArguments(make(65)))).toMatchObject([{code: 'TOO_DEEP'}]);
    expect(issuesOf(withArguments(`{"arguments":${make(63)}}`))).toEqual([]);
    expect(issuesOf(withArguments(`{"arguments":${make(64)}}`))).toMatchObject([{code: 'TOO_DEEP'}]);
  });

  it('in the answer count from their own root as well', () => {
    const withAnswer = (text: string) =>
      JSON.stringify(changed(collection(), '/records/1/outcome/ok/arguments', '@')).replace('"@"', text);
    expect(issuesOf(withAnswer(nested(64)))).toEqual([]);
    expect(issuesOf(withAnswer(nested(65)))).toMatchObject([{code: 'TOO_DEEP'}]);
  });

  it('elsewhere a value counts from the root of the file', () => {
    const withNote = (text: string) =>
      JSON.stringify(changed(collection(), '/records/0/note', '@')).replace('"@"', text);
    // The file, the list and the record are three levels.
    expect(issuesOf(withNote(nested(61)))).toMatchObject([{code: 'SHAPE', at: '/records/0/note'}]);
    expect(issuesOf(withNote(nested(62)))).toMatchObject([{code: 'TOO_DEEP'}]);
  });

  it('are strict JSON like the rest of the file', () => {
    expect(issuesOf(withArguments('{"a":1,"a":2}'))).toMatchObject([
      {code: 'DUPLICATE_KEY', at: '/records/1/request/arguments/a'},
    ]);
    expect(issuesOf(withArguments('{"__proto__":{}}'))).toMatchObject([{code: 'FORBIDDEN_KEY'}]);
    expect(issuesOf(withArguments('{"constructor":{}}'))).toEqual([]);
  });
});
