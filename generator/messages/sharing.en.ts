import type {Advice} from '../../src/i18n/index.ts';
import type {DefinitionCode} from '../definition/index.ts';
import type {ExportCode} from '../targets/index.ts';
import {advice, phrase} from './phrase.ts';
import type {CallCode, SharingMessages} from './sharing-messages.ts';

const exactly = phrase`Write it with fewer digits, or as a string.`;
const endless = advice(
  phrase`The defaults nest without end.`,
  phrase`Remove the default that leads back to itself.`,
);

export const sharingEn: SharingMessages = {
  definitionFault: (code, reason) => whatIsWrong(code, reason),
  callFault: (code, reason) => whyNotAccepted(code, reason),
  exportFault: (code, name, target) => whyNotExported(code, name, target),
  differentKinds: advice(
    phrase`One of the files is a definition and the other a listing.`,
    phrase`Name two of the same kind.`,
  ),
  noChange: phrase`Nothing changed.`,
  versionStep: (level, old, next) => phrase`${level}: ${old} → ${next}`,
  levelOnly: level => phrase`${level}`,
  columns: {level: 'Level', change: 'Change', place: 'Place'},
  level: {none: 'none', patch: 'patch', minor: 'minor', major: 'major'},
  change: {
    NAME_CHANGED: 'The name changed.',
    TOOL_REMOVED: 'The tool is gone.',
    PARAMETER_REMOVED: 'The parameter is gone.',
    REQUIRED_PARAMETER_ADDED: 'A required parameter was added.',
    PARAMETER_MADE_REQUIRED: 'The parameter became required.',
    TYPE_NARROWED: 'A type is no longer accepted.',
    ENUM_NARROWED: 'A value is no longer accepted.',
    RANGE_NARROWED: 'Fewer numbers are accepted.',
    LENGTH_NARROWED: 'Fewer lengths are accepted.',
    PATTERN_NARROWED: 'A string has to match another pattern.',
    DEFAULT_CHANGED: 'The default changed.',
    PARAMETERS_CLOSED: 'Unknown arguments are no longer accepted.',
    SCHEMA_CHANGED: 'The schema differs here; what that means for callers was not worked out.',
    RETURN_FIELD_REMOVED: 'A part of the result is gone.',
    RETURN_TYPE_CHANGED: 'A part of the result has another type.',
    RETURN_WIDENED: 'The result can be what it could not be before.',
    RATE_LIMIT_LOWERED: 'Fewer calls are allowed.',
    BEHAVIOUR_CHANGED: 'What is said about effects or about calling it is different.',
    TOOL_ADDED: 'A tool was added.',
    OPTIONAL_PARAMETER_ADDED: 'An optional parameter was added.',
    PARAMETER_MADE_OPTIONAL: 'The parameter became optional.',
    TYPE_WIDENED: 'Another type is accepted too.',
    ENUM_WIDENED: 'Another value is accepted too.',
    RANGE_WIDENED: 'More numbers are accepted.',
    LENGTH_WIDENED: 'More lengths are accepted.',
    PATTERN_WIDENED: 'A string no longer has to match this pattern.',
    PARAMETERS_OPENED: 'Unknown arguments are accepted.',
    RETURN_FIELD_ADDED: 'The result has another part.',
    RETURN_NARROWED: 'The result is described more narrowly.',
    ERROR_ADDED: 'An error code was added.',
    ERROR_REMOVED: 'An error code is gone.',
    RATE_LIMIT_RAISED: 'More calls are allowed.',
    TITLE_CHANGED: 'The title changed.',
    DESCRIPTION_CHANGED: 'The description changed.',
    EXAMPLES_CHANGED: 'The examples changed.',
    ANNOTATION_CHANGED: 'An annotation that checks nothing is different.',
  },
};

function whatIsWrong(code: DefinitionCode, reason: string): Advice {
  switch (code) {
    case 'INVALID_VERSION':
      return advice(
        phrase`This is not a version by Semantic Versioning 2.0.0.`,
        phrase`Write three numbers, such as 1.2.0.`,
      );
    case 'INVALID_SCHEMA':
      return advice(
        phrase`This is not JSON Schema 2020-12 as it is read here: ${reason}.`,
        phrase`Correct it at this place.`,
      );
    case 'PARAMETERS_NOT_AN_OBJECT':
      return advice(phrase`Arguments are sent as one object.`, phrase`Write "type": "object".`);
    case 'ENDLESS_DEFAULT':
      return endless;
    case 'INVALID_EXAMPLE':
      return advice(
        phrase`The example does not fit: ${reason}.`,
        phrase`Correct the example, or the schema that it has to fit.`,
      );
    case 'DUPLICATE_ERROR':
      return advice(phrase`This error code is listed already.`, phrase`Remove one of the two.`);
    case 'INEXACT_NUMBER':
      return advice(phrase`This number would be rounded before it could be compared.`, exactly);
  }
}

function whyNotAccepted(code: CallCode, reason: string): Advice {
  switch (code) {
    case 'INVALID_PARAMS':
      return advice(
        phrase`The arguments do not fit the schema: ${reason}.`,
        phrase`Correct them before sending them again.`,
      );
    case 'INEXACT_NUMBER':
      return advice(
        phrase`This number would be rounded before it could be compared, so nothing was decided.`,
        exactly,
      );
    case 'TOO_DEEP':
      return advice(
        phrase`With the defaults filled in, the arguments nest too deep, so nothing was decided.`,
        phrase`Make them flatter.`,
      );
    case 'ENDLESS_DEFAULT':
      return endless;
  }
}

function whyNotExported(code: ExportCode, name: string, target: string): Advice {
  switch (code) {
    case 'NAME_NOT_ALLOWED':
      return advice(
        phrase`The target ${target} does not take the name “${name}”.`,
        phrase`Rename the tool where it is defined; an export renames nothing.`,
      );
    case 'DUPLICATE_TOOL':
      return advice(
        phrase`The target ${target} takes each name once, and “${name}” is there twice.`,
        phrase`Remove or rename one of the two.`,
      );
    case 'SCHEMA_NOT_ALLOWED':
      return advice(
        phrase`The target ${target} takes arguments as one object, and the schema of “${name}” does not say so.`,
        phrase`Write "type": "object" at the top of the schema.`,
      );
  }
}
