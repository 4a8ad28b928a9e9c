import {type Advice, advise, type Messages, type RefusalCase} from '../i18n/index.ts';
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
  const say = (which: RefusalCase, name = key) => advise(m.refusals[which], name);
  switch (error) {
    case 'UNKNOWN_FAMILY':
      return say(error, asked.family);
    case 'TOOL_NOT_AVAILABLE_IN_FAMILY':
      return say(error, asked.name);
    case 'INVALID_LABEL':
      return say(error, key === 'family' ? asked.family : asked.name);
    case 'INVALID_ARGUMENT_KEYS':
      if (at === undefined) return say('ARGUMENTS_NOT_AN_OBJECT');
      return say(member(asked.arguments, key) ? 'UNKNOWN_ARGUMENT' : 'MISSING_ARGUMENT');
    case 'INVALID_ARGUMENT_VALUE':
      return say(error);
    default:
      return say('OTHER_REFUSAL');
  }
}
