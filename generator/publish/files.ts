/** Files by their path in the target folder, with `/` on every system. */
export type Files = ReadonlyMap<string, Uint8Array>;
