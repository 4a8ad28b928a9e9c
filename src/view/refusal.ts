import type {Advice, Messages} from '../i18n/index.ts';
import {type JsonNode, member, type Refusal} from '../record/index.ts';

/** What was asked for when the contract refused. */
export interface Asked {
  readonly family?: string | undefined;
  readonly name?: string | undefined;
  readonly arguments?: JsonNode | undefined;
}

/** A refusal of the contract in words, with the next step. An unknown code is named as it stands. */
export function explainRefusal({error, at}: Refusal, asked: Asked, m: Messages): Advice {
  const key = at === undefined ? undefined : lastStep(at);
  switch (error) {
    case 'UNKNOWN_FAMILY':
      return m.unknownFamily(asked.family ?? '');
    case 'TOOL_NOT_AVAILABLE_IN_FAMILY':
      return m.notAvailable(asked.name ?? '');
    case 'INVALID_LABEL':
      return m.notALabel((key === 'family' ? asked.family : asked.name) ?? '');
    case 'INVALID_ARGUMENT_KEYS':
      if (key === undefined) return m.argumentsNotAnObject;
      return member(asked.arguments, key) ? m.unknownArgument(key) : m.missingArgument(key);
    case 'INVALID_ARGUMENT_VALUE':
      return m.wrongValue(key ?? '');
    default:
      return m.otherRefusal(error);
  }
}

/** The last key of a JSON pointer. */
export function lastStep(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replace(/~1/g, '/')
    .replace(/~0/g, '~');
}
