import {checkShape, type Issue, type JsonNode, member, readJson} from '../../src/record/index.ts';
import {checkAgainst} from './check-call.ts';
import {type Compiled, compileSchema} from './compile-schema.ts';
import {type Definition, definitionSchema} from './definition-schema.ts';
import {findInexact, toValue} from './exact-number.ts';
import {fillDefaults} from './fill-defaults.ts';
import {isVersion} from './versions.ts';

export type DefinitionCode =
  | 'INVALID_VERSION'
  | 'INVALID_SCHEMA'
  | 'PARAMETERS_NOT_AN_OBJECT'
  | 'ENDLESS_DEFAULT'
  | 'INVALID_EXAMPLE'
  | 'DUPLICATE_ERROR'
  | 'INEXACT_NUMBER';

/** What a definition of the right form says wrong. */
export interface DefinitionFault {
  readonly code: DefinitionCode;
  /** A JSON pointer into the file. */
  readonly at: string;
  /** In the validator's words; empty where the code says everything. */
  readonly reason: string;
}

export type DefinitionReading =
  | {ok: true; definition: Definition}
  | {ok: false; issues: readonly Issue[]; faults: readonly DefinitionFault[]};

/**
 * Reads a shareable definition, strictly: no key is unknown, both schemas are
 * JSON Schema 2020-12, and every example holds: its input is a call that would
 * be accepted, with defaults filled in, and its output is what `returns`
 * describes. Where the form is wrong, only that is told.
 */
export function readDefinition(node: JsonNode): DefinitionReading {
  const issues: Issue[] = [];
  const definition = checkShape(node, definitionSchema, issues) as Definition;
  if (issues.length > 0) return {ok: false, issues, faults: []};
  const faults = findFaults(definition);
  return faults.length > 0 ? {ok: false, issues, faults} : {ok: true, definition};
}

function findFaults({version, parameters, returns, examples, errors}: Definition): DefinitionFault[] {
  const faults: DefinitionFault[] = [];
  const fault = (code: DefinitionCode, at: string, reason = '') => faults.push({code, at, reason});
  if (version !== undefined && !isVersion(version)) fault('INVALID_VERSION', '/version');

  const input = compileAt('/parameters', parameters, fault);
  const type = member(parameters, 'type');
  if (input && !(type?.type === 'string' && type.value === 'object'))
    fault('PARAMETERS_NOT_AN_OBJECT', '/parameters/type');
  const nothing = readJson('{}');
  const filling = input && nothing.ok ? fillDefaults(parameters, nothing.node) : undefined;
  if (filling && !filling.ok) fault('ENDLESS_DEFAULT', '/parameters');
  const output = returns && compileAt('/returns', returns, fault);

  examples?.forEach((example, i) => {
    const at = `/examples/${i}`;
    if (input) {
      const checked = checkAgainst(parameters, input, example.input);
      if (!checked.ok) {
        const {error} = checked;
        const code =
          error === 'INVALID_PARAMS' || error === 'TOO_DEEP' ? ('INVALID_EXAMPLE' as const) : error;
        const reason = 'envelope' in checked ? checked.envelope.message : error === 'TOO_DEEP' ? error : '';
        fault(code, `${at}/input${checked.at}`, reason);
      }
    }
    const inexact = findInexact(example.output);
    if (inexact !== undefined) fault('INEXACT_NUMBER', `${at}/output${inexact}`);
    else {
      const misfit = output?.(toValue(example.output));
      if (misfit) fault('INVALID_EXAMPLE', `${at}/output${misfit.path}`, misfit.message);
    }
  });
  errors?.forEach((code, i) => {
    if (errors.indexOf(code) < i) fault('DUPLICATE_ERROR', `/errors/${i}`);
  });
  return faults;
}

function compileAt(
  at: string,
  schema: JsonNode,
  fault: (code: DefinitionCode, at: string, reason: string) => void,
): Extract<Compiled, {ok: true}>['check'] | undefined {
  const compiled = compileSchema(schema);
  if (compiled.ok) return compiled.check;
  fault(compiled.fault.code, at + compiled.fault.at, compiled.fault.reason);
  return undefined;
}
