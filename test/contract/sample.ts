import {ContractError} from '../../generator/contract/index.ts';

/** An invented field of a tool, valid unless `more` makes it otherwise. */
export function field(more: object = {}): Record<string, unknown> {
  return {type: 'string', required: false, max_length: 10, ...more};
}

/** An invented tool of the family `notes`, valid unless `more` makes it otherwise. */
export function tool(more: object = {}): Record<string, unknown> {
  return {name: 'note.read', family: 'notes', effect: 'read', enabled: true, fields: {}, ...more};
}

/** Two families; the second tool of the first is disabled. */
export function sampleCatalog(): Record<string, unknown>[] {
  return [
    tool({
      fields: {
        title: field({required: true, max_length: 5}),
        limit: field({type: 'integer', max_length: 1}),
        whole: field({type: 'boolean', max_length: 1}),
      },
    }),
    tool({name: 'note.erase', effect: 'change', enabled: false, fields: {title: field({required: true})}}),
    tool({name: 'lamp.switch', family: 'lamps', effect: 'change'}),
  ];
}

/** The code and place with which a call is refused; the call must be refused, and by the contract. */
export function refusalOf(call: () => unknown): {code: string; at: string | undefined} {
  let result: unknown;
  try {
    result = call();
  } catch (error) {
    if (error instanceof ContractError) return {code: error.code, at: error.at};
    throw error;
  }
  throw new Error(`was not refused: ${JSON.stringify(result)}`);
}
