import {highest, type Level} from '../definition/index.ts';

/** Every kind of change, and what it asks of those who call the tool. */
export const CHANGE_LEVELS = {
  NAME_CHANGED: 'major',
  TOOL_REMOVED: 'major',
  PARAMETER_REMOVED: 'major',
  REQUIRED_PARAMETER_ADDED: 'major',
  PARAMETER_MADE_REQUIRED: 'major',
  TYPE_NARROWED: 'major',
  ENUM_NARROWED: 'major',
  RANGE_NARROWED: 'major',
  LENGTH_NARROWED: 'major',
  PATTERN_NARROWED: 'major',
  DEFAULT_CHANGED: 'major',
  PARAMETERS_CLOSED: 'major',
  /** In a part of a schema whose effect on callers is not worked out here. */
  SCHEMA_CHANGED: 'major',
  RETURN_FIELD_REMOVED: 'major',
  RETURN_TYPE_CHANGED: 'major',
  /** A result may now be what it could not be before. */
  RETURN_WIDENED: 'major',
  RATE_LIMIT_LOWERED: 'major',
  /** What a listing says about effects, or how the tool has to be called. */
  BEHAVIOUR_CHANGED: 'major',

  TOOL_ADDED: 'minor',
  OPTIONAL_PARAMETER_ADDED: 'minor',
  PARAMETER_MADE_OPTIONAL: 'minor',
  TYPE_WIDENED: 'minor',
  ENUM_WIDENED: 'minor',
  RANGE_WIDENED: 'minor',
  LENGTH_WIDENED: 'minor',
  PATTERN_WIDENED: 'minor',
  PARAMETERS_OPENED: 'minor',
  RETURN_FIELD_ADDED: 'minor',
  RETURN_NARROWED: 'minor',
  ERROR_ADDED: 'minor',
  ERROR_REMOVED: 'minor',
  RATE_LIMIT_RAISED: 'minor',

  TITLE_CHANGED: 'patch',
  DESCRIPTION_CHANGED: 'patch',
  EXAMPLES_CHANGED: 'patch',
  /** Anything else that is said and that nothing is checked by. */
  ANNOTATION_CHANGED: 'patch',
} as const satisfies Readonly<Record<string, Level>>;

export type ChangeCode = keyof typeof CHANGE_LEVELS;

export interface Change {
  readonly code: ChangeCode;
  /** A JSON pointer: into the new one, or for what is no longer there into the old one. */
  readonly at: string;
  readonly level: Exclude<Level, 'none'>;
}

export function change(code: ChangeCode, at: string): Change {
  return {code, at, level: CHANGE_LEVELS[code]};
}

export function levelOf(changes: readonly Change[]): Level {
  return highest(changes.map(({level}) => level));
}
