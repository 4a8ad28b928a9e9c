import {type Advice, fill, type Messages, type RefusalCase} from '../i18n/index.ts';
import {type JsonNode, lastStep, member, type Refusal} from '../record/index.ts';

/** What was asked for when the contract refused. */
export interface Asked {
  readonly family?: string | undefined;
  readonly name?: string | undefined;
  readonly arguments?: JsonNode | undefined;
}

/** A refusal of the contract in words, with the next step. */
export function explainRefusal({error, at}: Refusal, asked: Asked, m: Messages): Advice {
  const key = at === undefined ? '' : lastStep(at);
  let which = error as RefusalCase;
  let about: string | undefined = key;
  if (error === 'UNKNOWN_FAMILY' || (error === 'INVALID_LABEL' && key === 'family')) about = asked.family;
  else if (error === 'TOOL_NOT_AVAILABLE_IN_FAMILY' || error === 'INVALID_LABEL') about = asked.name;
  else if (error === 'INVALID_ARGUMENT_KEYS') {
    const known = member(asked.arguments, key) ? 'UNKNOWN_ARGUMENT' : 'MISSING_ARGUMENT';
    which = at === undefined ? 'ARGUMENTS_NOT_AN_OBJECT' : known;
  } else if (error !== 'INVALID_ARGUMENT_VALUE') which = 'OTHER_REFUSAL';
  return {
    what: fill(m.refusals[which], about ?? ''),
    next: [error.startsWith('INVALID_ARGUMENT') ? m.checkAgain : m.readAgain],
  };
}
