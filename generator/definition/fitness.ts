import {member} from '../../src/record/index.ts';
import type {Definition} from './definition-schema.ts';

/** What makes a definition fit for sharing, in the order in which it is shown. */
export const FITNESS_ITEMS = [
  'when_to_use',
  'version',
  'closed_parameters',
  'returns',
  'errors',
  'rate_limit',
  'examples',
  'readme',
  'tests',
] as const;

export type FitnessItem = (typeof FITNESS_ITEMS)[number];

export interface Fitness {
  readonly item: FitnessItem;
  readonly present: boolean;
}

// A program can look for the words of such a sentence. Whether it says anything is for a reader to judge.
const WHEN = /\b(?:use|call|choose|prefer)\b|\bwhen(?:ever)?\b|때|경우|쓰십시오|쓰세요|사용하/iu;

/** Which of the items a definition has. It was read by `readDefinition`, so the examples it has do hold. */
export function fitnessOf(definition: Definition): readonly Fitness[] {
  const {description, version, parameters, returns, rate_limit, examples, errors, readme, tests} = definition;
  const closed = ['additionalProperties', 'unevaluatedProperties'].some(key => {
    const node = member(parameters, key);
    return node !== undefined && 'value' in node && node.value === false;
  });
  const present: Readonly<Record<FitnessItem, boolean>> = {
    when_to_use: WHEN.test(description),
    version: version !== undefined,
    closed_parameters: closed,
    returns: returns !== undefined,
    errors: hasSome(errors),
    rate_limit: rate_limit !== undefined,
    examples: hasSome(examples),
    readme: readme !== undefined,
    tests: hasSome(tests),
  };
  return FITNESS_ITEMS.map(item => ({item, present: present[item]}));
}

const hasSome = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;
