/** Why the contract refuses; the meaning and place of each is told at `discover` and `validateArguments`. */
export type ContractCode =
  | 'INVALID_CATALOG'
  | 'INVALID_FIELDS'
  | 'INVALID_LABEL'
  | 'DUPLICATE_TOOL'
  | 'INVALID_METADATA'
  | 'INVALID_SPEC'
  | 'UNKNOWN_FAMILY'
  | 'TOOL_NOT_AVAILABLE_IN_FAMILY'
  | 'INVALID_ARGUMENT_KEYS'
  | 'INVALID_ARGUMENT_VALUE';

/**
 * A refusal to describe a tool or to check arguments.
 *
 * It is no execution failure: nothing was started. It never names a disabled
 * tool, and it repeats no value of its input, only the place.
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly code: ContractCode;
  /**
   * A JSON pointer (RFC 6901). Into the catalog for faults of the catalog,
   * `/family` or `/name` for faults of the request, into the arguments for
   * INVALID_ARGUMENT_*. Undefined where the catalog or the arguments as a
   * whole have the wrong form.
   */
  readonly at: string | undefined;

  constructor(code: ContractCode, at?: string) {
    super(at === undefined ? code : `${code} at ${at}`);
    this.code = code;
    this.at = at;
  }
}
