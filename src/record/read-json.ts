import {addIssue, type Issue, type IssueCode, MAX_ISSUES} from './issue.ts';
import {type JsonMember, type JsonNode, JsonSource, pointerStep} from './json-node.ts';

/** Containers inside containers; the outermost is the first. */
export const MAX_DEPTH = 64;

/** How many steps down a recorded text may begin. */
const ROOT_STEPS = 6;

export type JsonReading = {ok: true; node: JsonNode} | {ok: false; issues: readonly Issue[]};

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const SPACE = /[ \t\n\r]*/y;
// What stands after a backslash, and what it stands for.
const LETTERS = '"\\/bfnrt';
const ESCAPED = '"\\/\b\f\n\r\t';
// With the u flag a pair is one character of another kind.
const LONE = /\p{Cs}/u;

/** A fault after which no reading on is possible. */
class Stop extends Error {}

/**
 * Reads strict JSON (RFC 8259) into nodes that keep their place and source text.
 *
 * Beyond the grammar it refuses what two readers could see differently: a key
 * twice in one object, the key `__proto__`, a lone surrogate, and nesting past
 * `MAX_DEPTH`. One leading byte order mark is dropped. It never throws; the
 * issues come in reading order and end at the first that breaks the grammar,
 * or at the last of `MAX_ISSUES`.
 *
 * `isRoot` names, by its path of keys and indexes, a value that is a recorded
 * text of its own: depth is counted anew from there. It is asked only about
 * places at most `ROOT_STEPS` deep.
 */
export function readJson(
  text: string,
  isRoot?: (path: readonly (string | number)[]) => boolean,
): JsonReading {
  const whole = new JsonSource(text.startsWith('\ufeff') ? text.slice(1) : text);
  const source = whole.text;
  const issues: Issue[] = [];
  let at = 0;
  // The keys and indexes on the way to the value being read.
  const path: (string | number)[] = [];

  const report = (code: IssueCode, offset: number, found?: string) => {
    const at = path.map(pointerStep).join('');
    addIssue(issues, code, whole, offset, at, found === undefined ? {} : {found});
    if (issues.length === MAX_ISSUES) throw new Stop();
  };
  const stop = (code: IssueCode, offset = at): never => {
    report(code, offset);
    throw new Stop();
  };
  const match = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const expect = (text: string) => {
    if (!source.startsWith(text, at)) stop('SYNTAX');
    at += text.length;
  };

  const readString = (): string => {
    const start = at++;
    let value = '';
    for (;;) {
      value += match(PLAIN);
      const next = source[at];
      if (next === '"') break;
      if (next !== '\\') stop('SYNTAX');
      const letter = source[at + 1]!;
      if (letter === 'u') {
        const hex = source.slice(at + 2, at + 6);
        if (!/^[\da-fA-F]{4}$/.test(hex)) stop('SYNTAX');
        value += String.fromCharCode(Number.parseInt(hex, 16));
        at += 6;
      } else {
        const escaped = ESCAPED[LETTERS.indexOf(letter)];
        if (!letter || !escaped) stop('SYNTAX');
        value += escaped;
        at += 2;
      }
    }
    at++;
    // Both, since half a pair as an escape and half as itself make a whole one only once unescaped.
    if (LONE.test(value) || LONE.test(source.slice(start, at))) report('LONE_SURROGATE', start);
    return value;
  };

  /** Reads `item, item, …` up to the closing bracket. */
  const readItems = (close: string, depth: number, item: () => void) => {
    if (depth > MAX_DEPTH) stop('TOO_DEEP');
    at++;
    match(SPACE);
    if (source[at] !== close) {
      for (;;) {
        item();
        match(SPACE);
        if (source[at] === close) break;
        expect(',');
        match(SPACE);
      }
    }
    at++;
  };

  const readValue = (level: number): JsonNode => {
    const depth = path.length <= ROOT_STEPS && isRoot?.(path) ? 1 : level;
    const start = at;
    const first = source[at];
    if (first === '{') {
      const members: JsonMember[] = [];
      const seen = new Set<string>();
      readItems('}', depth, () => {
        if (source[at] !== '"') stop('SYNTAX');
        const keyStart = at;
        const key = readString();
        path.push(key);
        if (key === '__proto__') report('FORBIDDEN_KEY', keyStart, key);
        if (seen.has(key)) report('DUPLICATE_KEY', keyStart, key);
        seen.add(key);
        match(SPACE);
        expect(':');
        match(SPACE);
        members.push({key, start: keyStart, value: readValue(depth + 1)});
        path.pop();
      });
      return {type: 'object', source: whole, start, end: at, members};
    }
    if (first === '[') {
      const items: JsonNode[] = [];
      readItems(']', depth, () => {
        path.push(items.length);
        items.push(readValue(depth + 1));
        path.pop();
      });
      return {type: 'array', source: whole, start, end: at, items};
    }
    if (first === '"') {
      const value = readString();
      return {type: 'string', source: whole, start, end: at, value};
    }
    if (first === 't' || first === 'f' || first === 'n') {
      const value = first === 'n' ? null : first === 't';
      expect(String(value));
      return {type: value === null ? 'null' : 'boolean', source: whole, start, end: at, value};
    }
    if (!match(NUMBER)) stop('SYNTAX');
    return {type: 'number', source: whole, start, end: at};
  };

  try {
    match(SPACE);
    if (at === source.length) return {ok: false, issues: [{code: 'EMPTY'}]};
    if (source[at] === '<') return {ok: false, issues: [{code: 'HTML'}]};
    const node = readValue(1);
    match(SPACE);
    if (at < source.length) stop('SYNTAX');
    return issues.length > 0 ? {ok: false, issues} : {ok: true, node};
  } catch (error) {
    if (error instanceof Stop) return {ok: false, issues};
    throw error;
  }
}
