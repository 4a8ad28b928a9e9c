import {fill, type Messages, type Phrase} from '../i18n/index.ts';
import {type ExchangeRecord, type Frame, type JsonNode, member, textOf} from '../record/index.ts';
import type {Row, Section, Wire} from './outline.ts';
import {paragraph, recorded} from './pieces.ts';

/** An exchange as a sequence, then the verdicts about it, each by itself. */
export function exchangeSections(record: ExchangeRecord, m: Messages): readonly Section[] {
  const {frames, client, completion, state, nature, accepted} = record;
  const answer = lastAnswer(record);
  const own = ownAnswer(record);
  const rows: Row[] = [];
  const add = (name: string, value: Phrase | undefined) => value && rows.push({cells: [[name], value]});
  const shown = (node: JsonNode) => recorded(textOf(node));
  add(m.protocol, answer && recorded(errorCode(record) ?? 'result'));
  add(m.ownAnswer, own === undefined ? undefined : recorded(own));
  add(m.responseCheck, client && recorded('error' in client ? client.error : 'ok'));
  if (completion) {
    const {done, error, expected, received} = completion;
    add(m.completion, [done ? m.answers.yes : m.answers.no, ...(error ? [' ', ...recorded(error)] : [])]);
    add(m.expected, shown(expected));
    add(m.received, shown(received));
  }
  add(m.stateAround, state && [...shown(state.before), ' → ', ...shown(state.after)]);
  add(
    m.wouldTake,
    accepted &&
      recorded(
        accepted.maximum === undefined ? `≥ ${accepted.minimum}` : `${accepted.minimum}–${accepted.maximum}`,
      ),
  );
  return [
    {
      heading: m.crossed,
      blocks: [{type: 'wire', id: record.id, count: frames.length, frames: inShort(frames, m)}],
    },
    {
      heading: m.verdicts,
      aside: [m.judge, m.judges[record.judge]],
      blocks: [
        {type: 'table', rows},
        ...(nature ? [paragraph(nature === 'input' ? m.inputRefused : m.stateRefused)] : []),
      ],
    },
  ];
}

/** What the server said last. */
function lastAnswer({frames}: ExchangeRecord): JsonNode | undefined {
  const frame = frames.filter(({from}) => from === 'server').at(-1);
  return frame && bodyOf(frame);
}

/** The number of the protocol's error in the server's last answer, as written. */
export function errorCode(record: ExchangeRecord): string | undefined {
  const code = member(member(lastAnswer(record), 'error'), 'code');
  return code && textOf(code);
}

/** What the tool itself says of its last call, as written. */
export function ownAnswer(record: ExchangeRecord): string | undefined {
  const own = member(member(lastAnswer(record), 'result'), 'isError');
  return own && `isError=${textOf(own)}`;
}

const bodyOf = (frame: Frame): JsonNode | undefined => ('json' in frame ? frame.json : undefined);

const wordOf = (node: JsonNode | undefined): string =>
  node?.type === 'string' ? node.value : node ? textOf(node) : '';

/** The most words of a frame that stand in its short form, and the most characters of each. */
const WORDS = 20;
const BEGINNING = /^.{0,160}/su;

/** What makes an id the same in two frames: who sent them, whether they ask, and the id with its type. */
function idIn(frame: Frame, from = frame.from, asks = !!member(bodyOf(frame), 'method')): string {
  const id = member(bodyOf(frame), 'id');
  return `${from} ${asks} ${id?.type} ${wordOf(id)}`;
}

/**
 * The frames of an exchange in short, as many of them as are asked for: there
 * may be thousands, and a hundred are shown at once. A response belongs to a
 * request of the other side before it with the same id, type and all; an id
 * that its side has used for the like already is said to be.
 */
function inShort(frames: readonly Frame[], m: Messages): Wire['frames'] {
  return (start, end) => {
    const firsts = new Map<string, number>();
    for (const [i, frame] of frames.entries()) {
      const key = idIn(frame);
      if (!firsts.has(key)) firsts.set(key, i);
    }
    return frames.slice(start, end).map((frame, i) => {
      const isBefore = (key: string) => (firsts.get(key) ?? Infinity) < i + (start ?? 0);
      const body = bodyOf(frame);
      const id = member(body, 'id');
      const words = wordsIn(frame).filter(word => word);
      const belongs = member(body, 'method')
        ? m.request
        : isBefore(idIn(frame, frame.from === 'client' ? 'server' : 'client', true))
          ? m.response
          : m.noRequest;
      return {
        who: m.sides[frame.from],
        back: frame.from === 'server',
        head: [
          ...words.slice(0, WORDS).flatMap((word, i) => {
            const [shown] = BEGINNING.exec(word)!;
            return [...(i > 0 ? [' '] : []), ...recorded(shown), ...(shown === word ? [] : ['…'])];
          }),
          ...(words.length > WORDS ? [' …'] : []),
        ],
        // As written, so that the number 1 and the string "1" are told apart.
        aside: id ? [...fill(belongs, textOf(id)), ...(isBefore(idIn(frame)) ? [m.again] : [])] : [],
        fault:
          'why' in frame ||
          !!member(body, 'error') ||
          wordOf(member(member(body, 'result'), 'isError')) === 'true',
        text: 'json' in frame ? textOf(frame.json) : frame.text,
      };
    });
  };
}

/** What a frame says, by what it is: a broken one, a request, a list of tools or of contents, or any other answer. */
function wordsIn(frame: Frame): readonly string[] {
  if ('why' in frame) return [frame.why, frame.text];
  const at = (...path: readonly string[]) => path.reduce(member, frame.json as JsonNode | undefined);
  const name = at('params', 'name');
  const list = at('result', 'tools') ?? at('result', 'content');
  const items = list?.type === 'array' ? list.items : [];
  const said = at('method')
    ? [at('method'), name ?? at('params'), name && at('params', 'arguments')]
    : items.length > 0
      ? items.map(item => member(item, 'name') ?? member(item, 'text') ?? member(item, 'type'))
      : [at('error', 'code') ?? at('result'), at('error', 'message')];
  // A line end in the text of a value that is no string is never part of what it says.
  return said.map(node => (node?.type === 'string' ? node.value : wordOf(node).replace(/\s*\n\s*/g, ' ')));
}
