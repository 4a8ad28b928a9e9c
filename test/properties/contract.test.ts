import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  ContractError,
  discover,
  type ToolDefinition,
  validateArguments,
} from '../../generator/contract/index.ts';
import {JsonNumber, type Plain, readJson, toPlain, writeJson} from '../../src/record/index.ts';

const compact = (value: unknown) => writeJson(value, 'compact');

function read(text: string): Plain {
  const reading = readJson(text);
  if (!reading.ok) throw new Error(reading.issues[0]!.code);
  return toPlain(reading.node);
}

// Names of enabled tools, of disabled ones and of fields have no word in common, so that a leak is a leak.
const fieldName = fc.constantFrom('size', 'colour', 'constructor', 'deep.key', 'k-9');
const family = fc.constantFrom('plants', 'lamps', 'all');
const fieldDefinition = fc.record(
  {
    type: fc.constantFrom('string', 'integer', 'boolean'),
    required: fc.boolean(),
    max_length: fc.integer({min: 1, max: 12}),
  },
  {noNullPrototype: true},
);
const definition: fc.Arbitrary<ToolDefinition> = fc
  .record({
    index: fc.nat(30),
    family,
    effect: fc.constantFrom('read', 'change'),
    enabled: fc.boolean(),
    fields: fc.dictionary(fieldName, fieldDefinition, {maxKeys: 5, noNullPrototype: true}),
  })
  .map(({index, ...rest}) => ({name: `${rest.enabled ? 'shown' : 'hidden'}.${index}`, ...rest}));
const catalog = fc.uniqueArray(definition, {selector: tool => tool.name, minLength: 1, maxLength: 8});

/** A number in one of the spellings that JSON allows. */
const numeral = fc.oneof(
  fc.bigInt({min: -(10n ** 30n), max: 10n ** 30n}).map(String),
  fc.integer({min: -9, max: 9}).map(String),
  fc.constantFrom('-0', '1.0', '1e2', '0.5', '-0.0'),
);
const integer = fc.oneof(fc.bigInt({min: -(10n ** 30n), max: 10n ** 30n}).map(String), fc.constant('-0'));
const text = fc.string({unit: 'binary', maxLength: 14}).map(value => JSON.stringify(value));
const anyValue = fc.oneof(text, numeral, fc.constantFrom('true', 'false', 'null', '[]', '{"a":[1.0]}'));
const anyKey = fc.oneof(
  {weight: 4, arbitrary: fieldName},
  {weight: 1, arbitrary: fc.constantFrom('10', '2', 'x')},
);
const anyArguments = fc
  .uniqueArray(fc.tuple(anyKey, anyValue), {selector: ([key]) => key, maxLength: 5})
  .map(objectText);

function objectText(members: readonly (readonly [string, string])[]): string {
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
}

/** Arguments that one tool takes, with its fields in any order and optional ones now and then left out. */
function fittingArguments({fields}: ToolDefinition): fc.Arbitrary<string> {
  const members = Object.entries(fields).map(([key, {type, required, max_length}]) => {
    const value: fc.Arbitrary<string> =
      type === 'string'
        ? fc.string({unit: 'binary', maxLength: max_length}).map(value => JSON.stringify(value))
        : type === 'integer'
          ? integer
          : fc.constantFrom('true', 'false');
    return fc.tuple(fc.constant(key), value, required ? fc.constant(true) : fc.boolean());
  });
  return fc
    .tuple(...members)
    .chain(all => fc.shuffledSubarray(all, {minLength: all.length}))
    .map(all => objectText(all.filter(([, , sent]) => sent).map(([key, value]) => [key, value] as const)));
}

/** A catalog with one of its values replaced by something else, mostly corrupt. */
const damagedCatalog = fc
  .tuple(
    catalog,
    fc.constantFrom('name', 'family', 'effect', 'enabled', 'fields', 'extra'),
    anyValue,
    fc.nat(),
  )
  // Enabling a tool is no damage, and would show a name that is to stay hidden.
  .filter(([, key, value]) => key !== 'enabled' || value !== 'true')
  .map(([tools, key, value, which]) => {
    const texts = tools.map(tool => compact(tool));
    const damaged = which % tools.length;
    const rest = Object.entries(tools[damaged]!).filter(([name]) => name !== key);
    texts[damaged] = objectText([
      ...rest.map(([name, member]) => [name, compact(member)] as const),
      [key, value],
    ]);
    return `[${texts.join(',')}]`;
  });
const anyCatalog = fc.oneof(catalog.map(compact), damagedCatalog);

const request = fc.record({
  catalog: anyCatalog,
  family: fc.oneof({weight: 4, arbitrary: family}, {weight: 1, arbitrary: fc.constantFrom('nowhere', 'No')}),
  name: fc.option(fc.tuple(fc.constantFrom('shown', 'hidden'), fc.nat(30)).map(parts => parts.join('.'))),
  args: anyArguments,
});

type Answer = {ok: unknown} | {refusal: ContractError};

function answerOf(call: () => unknown): Answer {
  try {
    return {ok: call()};
  } catch (error) {
    if (error instanceof ContractError) return {refusal: error};
    throw error;
  }
}

/** Both functions, asked the same question. */
function ask(tools: unknown, family: unknown, name: unknown, args: unknown): Answer[] {
  return [
    answerOf(() => discover(tools, family, name)),
    answerOf(() => validateArguments(tools, name, args)),
  ];
}

/** Every object that can be reached from a value, the value included. */
function reach(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(reach)];
}

/** Every member with this key, at any depth. */
function membersNamed(value: unknown, key: string): unknown[] {
  return reach(value).flatMap(one =>
    Object.hasOwn(one, key) ? [(one as Record<string, unknown>)[key]] : [],
  );
}

describe('for any catalog and any request', () => {
  it('inputs never change', () => {
    fc.assert(
      fc.property(request, ({catalog, family, name, args}) => {
        const inputs = [read(catalog), read(args)];
        const before = compact(inputs);
        const frozen = [...reach(inputs)].map(Object.freeze);
        ask(inputs[0], family, name, inputs[1]);
        expect(frozen.length).toBeGreaterThan(0);
        expect(compact(inputs)).toBe(before);
      }),
    );
  });

  it('answers share no object with the inputs or with each other', () => {
    fc.assert(
      fc.property(request, ({catalog, family, name, args}) => {
        const inputs = [read(catalog), read(args)];
        const own = new Set(reach(inputs));
        const first = ask(inputs[0], family, name, inputs[1]).flatMap(reach);
        const again = new Set(ask(inputs[0], family, name, inputs[1]).flatMap(reach));
        expect(first.filter(one => own.has(one) || again.has(one))).toEqual([]);
      }),
    );
  });

  it('the name of a disabled tool is in no answer and no refusal', () => {
    fc.assert(
      fc.property(request, ({catalog, family, name, args}) => {
        for (const answer of ask(read(catalog), family, name, read(args))) {
          const said =
            'ok' in answer
              ? compact(answer.ok)
              : `${answer.refusal.message} ${answer.refusal.code} ${answer.refusal.at}`;
          expect(said).not.toContain('hidden');
        }
      }),
    );
  });

  it('a disabled tool is refused as one that does not exist', () => {
    fc.assert(
      fc.property(catalog, family, fc.nat(30), (tools, family, index) => {
        const refusals = ['hidden', 'absent'].map(word =>
          ask(tools, family, `${word}.${index}`, {}).map(answer =>
            'ok' in answer ? answer : [answer.refusal.code, answer.refusal.at],
          ),
        );
        expect(refusals[0]).toEqual(refusals[1]);
      }),
    );
  });

  it('no answer says that a tool executes, was executed or was authorized', () => {
    fc.assert(
      fc.property(catalog.map(compact), anyArguments, (catalog, args) => {
        const tools = read(catalog);
        for (const description of discover(tools, 'all')) {
          expect(membersNamed(description, 'executes')).toEqual([false]);
          const answer = answerOf(() => validateArguments(tools, description.name, read(args)));
          if ('refusal' in answer) continue;
          expect(membersNamed(answer.ok, 'shape_valid')).toEqual([true]);
          expect(membersNamed(answer.ok, 'authorized')).toEqual([false]);
          expect(membersNamed(answer.ok, 'executed')).toEqual([false]);
        }
      }),
    );
  });

  it('discover shows exactly the enabled tools of the family, in catalog order', () => {
    fc.assert(
      fc.property(catalog, family, (tools, family) => {
        const members = tools.filter(tool => family === 'all' || tool.family === family);
        fc.pre(members.length > 0);
        const wanted = members.filter(tool => tool.enabled).map(tool => tool.name);
        expect(discover(tools, family).map(({name}) => name)).toEqual(wanted);
      }),
    );
  });
});

describe('for any arguments', () => {
  const fitting = catalog
    .filter(tools => tools.some(tool => tool.enabled))
    .chain(tools => {
      const tool = tools.find(({enabled}) => enabled)!;
      return fc.record({
        tools: fc.constant(tools),
        name: fc.constant(tool.name),
        args: fittingArguments(tool),
      });
    });

  it('those that fit the description are valid and come back to the character', () => {
    fc.assert(
      fc.property(fitting, ({tools, name, args}) => {
        expect(compact(validateArguments(tools, name, read(args)).arguments)).toBe(compact(read(args)));
      }),
    );
  });

  it('those that fit are answered with a copy, numbers with a spelling included', () => {
    fc.assert(
      fc.property(fitting, ({tools, name, args}) => {
        const sent = read(args);
        const own = new Set(reach([tools, sent]));
        expect(reach(validateArguments(tools, name, sent)).filter(one => own.has(one))).toEqual([]);
      }),
    );
  });

  it('those that are valid come back to the character, whatever they were', () => {
    fc.assert(
      fc.property(catalog, anyArguments, (tools, args) => {
        for (const {name, enabled} of tools) {
          if (!enabled) continue;
          const answer = answerOf(() => validateArguments(tools, name, read(args)).arguments);
          if ('ok' in answer) expect(compact(answer.ok)).toBe(compact(read(args)));
        }
      }),
    );
  });

  it('one unknown key more is refused at that key', () => {
    fc.assert(
      fc.property(fitting, ({tools, name, args}) => {
        const more = {...(read(args) as object), unknown_key: new JsonNumber('1.0')};
        const answer = answerOf(() => validateArguments(tools, name, more));
        expect(answer).toMatchObject({refusal: {code: 'INVALID_ARGUMENT_KEYS', at: '/unknown_key'}});
      }),
    );
  });
});

describe('for any JSON-like value at all', () => {
  it('nothing but a ContractError is thrown', () => {
    fc.assert(
      fc.property(
        fc.anything({withNullPrototype: true}),
        fc.anything(),
        fc.anything(),
        (tools, name, args) => {
          ask(tools, 'all', name, args);
          ask([tools], name, undefined, args);
          ask([{name: 'a', family: 'f', effect: 'read', enabled: true, fields: tools}], 'all', 'a', args);
          ask([{name: 'a', family: 'f', effect: 'read', enabled: true, fields: {}}], 'all', 'a', args);
        },
      ),
    );
  });
});
