/** Why a name may not stand in a ZIP. */
export type ZipNameCode =
  | 'EMPTY'
  | 'TOO_LONG'
  | 'TOO_DEEP'
  | 'BACKSLASH'
  | 'DRIVE'
  | 'CHARACTER'
  | 'ABSOLUTE'
  | 'SEGMENT'
  | 'START'
  | 'ENDING'
  | 'DEVICE'
  | 'SAME_NAME'
  | 'UPPER_CASE';

/** A name that is refused, and where in it the fault begins, counted in UTF-16 units from 0. */
export class ZipNameError extends Error {
  override readonly name = 'ZipNameError';
  readonly code: ZipNameCode;
  readonly entry: string;
  readonly at: number;

  constructor(code: ZipNameCode, entry: string, at: number) {
    super(`${code} at ${at} in the entry name ${JSON.stringify(entry)}`);
    this.code = code;
    this.entry = entry;
    this.at = at;
  }
}

/** Leaves 100 of the 260 that Windows allows for the folder in which somebody unpacks. */
const MAX_LENGTH = 160;
const MAX_DEPTH = 8;

/** What people look for under exactly these names; every other name is lower-case. */
const CAPITALS = ['README.txt', 'LICENSE', 'SHA256SUMS', 'SHA256SUMS.txt'];

const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Throws a `ZipNameError` unless these names can stand together in one ZIP.
 *
 * What passes is the same file on every system, wherever it is unpacked: no
 * name leads out of that folder, none means a device or hides, and no two
 * become one where case does not count.
 */
export function checkZipNames(names: readonly string[]): void {
  for (const name of names) checkOne(name);
  checkTogether(names);
  for (const name of names) {
    const start = name.lastIndexOf('/') + 1;
    const at = name.search(/[A-Z]/);
    if (at >= 0 && (at < start || !CAPITALS.includes(name.slice(start))))
      throw new ZipNameError('UPPER_CASE', name, at);
  }
}

function checkOne(name: string): void {
  const refuse = (code: ZipNameCode, at = 0): never => {
    throw new ZipNameError(code, name, at);
  };
  if (name === '') refuse('EMPTY');
  if (name.length > MAX_LENGTH) refuse('TOO_LONG', MAX_LENGTH);
  if (name.includes('\\')) refuse('BACKSLASH', name.indexOf('\\'));
  if (/^[a-z]:/i.test(name)) refuse('DRIVE', 1);
  if (name.startsWith('/')) refuse('ABSOLUTE');
  const segments = name.split('/');
  if (segments.length > MAX_DEPTH) refuse('TOO_DEEP', segments.slice(0, MAX_DEPTH).join('/').length);
  let start = 0;
  for (const segment of segments) {
    if (segment === '' || segment === '.' || segment === '..') refuse('SEGMENT', start);
    if (/^[-.~]/.test(segment)) refuse('START', start);
    if (/[. ]$/.test(segment)) refuse('ENDING', start + segment.length - 1);
    const strange = segment.search(/[^A-Za-z0-9.-]/);
    if (strange >= 0) refuse('CHARACTER', start + strange);
    if (DEVICE.test(segment)) refuse('DEVICE', start);
    start += segment.length + 1;
  }
}

/** Neither two files nor a file and a folder may meet, also where case does not count. */
function checkTogether(names: readonly string[]): void {
  const files = new Set<string>();
  const folders = new Map<string, string>();
  for (const name of names) {
    const lower = name.toLowerCase();
    if (files.has(lower)) throw new ZipNameError('SAME_NAME', name, 0);
    files.add(lower);
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      const known = folders.get(folder.toLowerCase());
      if (known !== undefined && known !== folder) throw new ZipNameError('SAME_NAME', name, 0);
      folders.set(folder.toLowerCase(), folder);
    }
  }
  for (const name of names) {
    if (folders.has(name.toLowerCase())) throw new ZipNameError('SAME_NAME', name, 0);
  }
}
