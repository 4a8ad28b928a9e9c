import {type JsonObject, member, textOf, writeJson} from '../../src/record/index.ts';
import {isInteger} from './node-forms.ts';
import type {Tool, ToolAnswer} from './types.ts';

export interface Desk {
  readonly tool: Tool;
  /** How many people wait now. */
  readonly waiting: () => number;
}

/**
 * A desk with people waiting, and the tool `desk.admit`.
 *
 * The schema tells a caller what to send and guarantees nothing, so the desk
 * checks again, and takes any other key without looking at it. A refusal
 * leaves the state as it was, and no number is turned into another.
 */
export function openDesk(people = 3): Desk {
  let waiting = people;

  const admit = (sent: JsonObject): ToolAnswer => {
    const count = member(sent, 'count');
    // Not Number: a count of thirty digits is an integer like any other.
    const wanted = isInteger(count) ? BigInt(textOf(count)) : 0n;
    if (wanted < 1n)
      return {
        text: 'desk.admit: count must be 1 or more',
        isError: true,
        decision: {listed: true, valid: false, executed: false},
        nature: 'input',
        accepted: {minimum: 1},
      };
    if (wanted > BigInt(waiting))
      return {
        text: `only ${waiting} waiting`,
        isError: true,
        decision: {listed: true, valid: true, executed: false},
        nature: 'state',
        // With nobody waiting there is no number to name.
        ...(waiting > 0 && {accepted: {minimum: 1, maximum: waiting}}),
      };
    waiting -= Number(wanted);
    return {
      text: writeJson({waiting}, 'compact'),
      isError: false,
      decision: {listed: true, valid: true, executed: true},
    };
  };

  return {
    waiting: () => waiting,
    tool: {
      listing: {
        name: 'desk.admit',
        description: 'Admits people who wait at the desk and says how many are left waiting.',
        inputSchema: {
          type: 'object',
          properties: {count: {type: 'integer', description: 'How many to admit, 1 or more'}},
          required: ['count'],
        },
      },
      call: admit,
    },
  };
}
