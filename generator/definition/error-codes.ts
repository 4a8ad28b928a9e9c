/** The seven codes that a shareable tool answers with when it does not do what was asked. */
export const ERROR_CODES = [
  'INVALID_PARAMS',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UPSTREAM_ERROR',
  'TIMEOUT',
  'UNAUTHORISED',
  'INTERNAL_ERROR',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Whether the same call, sent again unchanged, can be answered.
 *
 * It can where the reason passes by itself. An unknown thing stays unknown,
 * wrong arguments stay wrong, and a permission has to be given first.
 */
export const CAN_RETRY: Readonly<Record<ErrorCode, boolean>> = {
  INVALID_PARAMS: false,
  NOT_FOUND: false,
  RATE_LIMITED: true,
  UPSTREAM_ERROR: true,
  TIMEOUT: true,
  UNAUTHORISED: false,
  INTERNAL_ERROR: false,
};

/** How a tool says no, so that a program can tell why. */
export interface Envelope {
  readonly error: true;
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
}
