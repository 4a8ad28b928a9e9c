import {describe, expect, it} from 'vitest';
import {discover, validateArguments} from '../../generator/contract/index.ts';
import {field, refusalOf, sampleCatalog, tool} from './sample.ts';

const names = (family: string, name?: string) =>
  discover(sampleCatalog(), family, name).map(description => description.name);
const check = (args: unknown) => validateArguments(sampleCatalog(), 'note.read', args);
const codeOf = (call: () => unknown) => refusalOf(call).code;

describe('choosing from a catalog', () => {
  it('a family shows its own tools and none of another family', () => {
    expect(names('lamps')).toEqual(['lamp.switch']);
    expect(names('notes')).toEqual(['note.read']);
  });

  it('the family all shows the tools of every family', () => {
    expect(names('all')).toEqual(['note.read', 'lamp.switch']);
  });

  it('the family all hides a disabled tool, and shows it once it is enabled', () => {
    expect(names('all')).not.toContain('note.erase');
    const catalog = sampleCatalog();
    catalog[1]!.enabled = true;
    expect(discover(catalog, 'all').map(({name}) => name)).toContain('note.erase');
  });

  it('a family whose tools are all disabled is known and empty', () => {
    expect(discover([tool({enabled: false})], 'notes')).toEqual([]);
  });

  it('an exact name gives the one tool, described whole', () => {
    expect(discover(sampleCatalog(), 'notes', 'note.read')).toEqual([
      {
        name: 'note.read',
        family: 'notes',
        effect: 'read',
        inputSchema: {
          type: 'object',
          properties: {
            title: {type: 'string', maxLength: 5},
            limit: {type: 'integer'},
            whole: {type: 'boolean'},
          },
          required: ['title'],
          additionalProperties: false,
        },
        executes: false,
      },
    ]);
  });

  it('an exact name is not found in another family', () => {
    expect(names('lamps', 'lamp.switch')).toEqual(['lamp.switch']);
    expect(codeOf(() => names('notes', 'lamp.switch'))).toBe('TOOL_NOT_AVAILABLE_IN_FAMILY');
  });

  it('a disabled tool cannot be found by its exact name, in its family or in all', () => {
    expect(codeOf(() => names('notes', 'note.erase'))).toBe('TOOL_NOT_AVAILABLE_IN_FAMILY');
    expect(codeOf(() => names('all', 'note.erase'))).toBe('TOOL_NOT_AVAILABLE_IN_FAMILY');
    expect(codeOf(() => validateArguments(sampleCatalog(), 'note.erase', {title: 'a'}))).toBe(
      'TOOL_NOT_AVAILABLE_IN_FAMILY',
    );
  });

  it('a name that no tool has is refused, never answered with a similar one', () => {
    expect(names('all', 'note.read')).toEqual(['note.read']);
    expect(codeOf(() => names('all', 'note.rea'))).toBe('TOOL_NOT_AVAILABLE_IN_FAMILY');
    expect(codeOf(() => names('all', 'note.reads'))).toBe('TOOL_NOT_AVAILABLE_IN_FAMILY');
  });

  it('a family that no tool has is refused', () => {
    expect(codeOf(() => names('plants'))).toBe('UNKNOWN_FAMILY');
  });
});

describe('a corrupt catalog', () => {
  const list = (...tools: unknown[]) => discover(tools, 'all');
  const listField = (definition: unknown) => list(tool({fields: {title: definition}}));

  it('is refused for a name that two tools have, though one is disabled or of another family', () => {
    expect(list(tool(), tool({name: 'note.read.2'}))).toHaveLength(2);
    const disabled = tool({family: 'lamps', enabled: false});
    expect(codeOf(() => list(tool(), disabled))).toBe('DUPLICATE_TOOL');
    expect(codeOf(() => list(disabled, tool()))).toBe('DUPLICATE_TOOL');
  });

  it('is refused for an unknown key of a tool or of a field', () => {
    expect(codeOf(() => list(tool({run: 'x'})))).toBe('INVALID_FIELDS');
    expect(codeOf(() => listField(field({default: 'x'})))).toBe('INVALID_FIELDS');
  });

  it('is refused for a missing key of a tool or of a field', () => {
    const {effect: _effect, ...toolWithoutEffect} = tool();
    const {max_length: _limit, ...fieldWithoutLimit} = field();
    expect(codeOf(() => list(toolWithoutEffect))).toBe('INVALID_FIELDS');
    expect(codeOf(() => listField(fieldWithoutLimit))).toBe('INVALID_FIELDS');
  });

  it('is refused for a bad label', () => {
    expect(list(tool({name: 'note-read_2.x'}))).toHaveLength(1);
    expect(codeOf(() => list(tool({name: 'Note'})))).toBe('INVALID_LABEL');
  });

  it('is refused for an effect other than read and change', () => {
    expect(list(tool({effect: 'change'}))).toHaveLength(1);
    expect(codeOf(() => list(tool({effect: 'write'})))).toBe('INVALID_METADATA');
  });

  it('is refused for an enabled that is no boolean', () => {
    expect(codeOf(() => list(tool({enabled: 1})))).toBe('INVALID_METADATA');
    expect(codeOf(() => list(tool({enabled: 'false'})))).toBe('INVALID_METADATA');
  });

  it('is refused for a bad field specification', () => {
    expect(listField(field())).toHaveLength(1);
    expect(codeOf(() => listField(field({type: 'number'})))).toBe('INVALID_SPEC');
    expect(codeOf(() => listField(field({required: 'yes'})))).toBe('INVALID_SPEC');
    expect(codeOf(() => listField(field({max_length: 0})))).toBe('INVALID_SPEC');
  });

  it('is refused whole for one corrupt entry, though that entry is disabled and of another family', () => {
    const other = tool({name: 'lamp.switch', family: 'lamps', enabled: false});
    expect(discover([tool(), other], 'notes')).toHaveLength(1);
    expect(codeOf(() => discover([tool(), {...other, effect: 'none'}], 'notes'))).toBe('INVALID_METADATA');
  });
});

describe('checking arguments', () => {
  it('a valid shape is answered with the arguments, without permission and without running anything', () => {
    expect(check({title: 'abc', limit: 3, whole: true})).toEqual({
      name: 'note.read',
      arguments: {title: 'abc', limit: 3, whole: true},
      shape_valid: true,
      authorized: false,
      executed: false,
    });
  });

  it('an unknown argument is refused, though its name is one that every object inherits', () => {
    expect(check({title: 'a'}).shape_valid).toBe(true);
    expect(codeOf(() => check({title: 'a', limits: 3}))).toBe('INVALID_ARGUMENT_KEYS');
    expect(codeOf(() => check({title: 'a', constructor: 'x'}))).toBe('INVALID_ARGUMENT_KEYS');
  });

  it('a missing required argument is refused, a missing optional one is not', () => {
    expect(check({title: 'a'}).arguments).toEqual({title: 'a'});
    expect(codeOf(() => check({limit: 3}))).toBe('INVALID_ARGUMENT_KEYS');
  });

  it('a required argument is not found among what every object inherits', () => {
    const catalog = [tool({fields: {constructor: field({required: true})}})];
    expect(codeOf(() => validateArguments(catalog, 'note.read', {}))).toBe('INVALID_ARGUMENT_KEYS');
    expect(validateArguments(catalog, 'note.read', {constructor: 'x'}).shape_valid).toBe(true);
  });

  it('true is no integer', () => {
    expect(check({title: 'a', limit: 1}).shape_valid).toBe(true);
    expect(codeOf(() => check({title: 'a', limit: true}))).toBe('INVALID_ARGUMENT_VALUE');
  });

  it('1 is no boolean', () => {
    expect(check({title: 'a', whole: true}).shape_valid).toBe(true);
    expect(codeOf(() => check({title: 'a', whole: 1}))).toBe('INVALID_ARGUMENT_VALUE');
  });

  it('null is no value of any field, not even of an optional one', () => {
    expect(codeOf(() => check({title: null}))).toBe('INVALID_ARGUMENT_VALUE');
    expect(codeOf(() => check({title: 'a', limit: null}))).toBe('INVALID_ARGUMENT_VALUE');
    expect(codeOf(() => check({title: 'a', whole: null}))).toBe('INVALID_ARGUMENT_VALUE');
  });

  it('a string at the limit is kept whole, and one code point more is refused', () => {
    expect(check({title: 'abcde'}).arguments.title).toBe('abcde');
    expect(codeOf(() => check({title: 'abcdef'}))).toBe('INVALID_ARGUMENT_VALUE');
  });

  it('a code point outside the basic plane counts once', () => {
    const five = '\u{1f600}'.repeat(5);
    expect(check({title: five}).arguments.title).toBe(five);
    expect(codeOf(() => check({title: `${five}a`}))).toBe('INVALID_ARGUMENT_VALUE');
    expect(codeOf(() => check({title: '\u{1f600}'.repeat(6)}))).toBe('INVALID_ARGUMENT_VALUE');
  });

  it('an integer is not limited by max_length', () => {
    expect(check({title: 'a', limit: 123456}).arguments.limit).toBe(123456);
  });
});

describe('what is returned', () => {
  it('can be changed without changing the catalog or the next answer', () => {
    const catalog = sampleCatalog();
    const [description] = discover(catalog, 'notes');
    Object.assign(description!.inputSchema.properties.title!, {maxLength: 9999});
    Object.assign(description!.inputSchema.required, ['limit']);
    Object.assign(description!, {name: 'changed', effect: 'change'});
    expect(catalog).toEqual(sampleCatalog());
    expect(discover(catalog, 'notes')).toEqual(discover(sampleCatalog(), 'notes'));
  });

  it('can be changed without changing the arguments that were sent', () => {
    const sent = {title: 'a', limit: 3};
    Object.assign(check(sent).arguments, {title: 'changed', limit: 0});
    expect(sent).toEqual({title: 'a', limit: 3});
  });
});
