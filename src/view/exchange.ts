import {fill, type Messages, type Phrase} from '../i18n/index.ts';
import {type ExchangeRecord, type Frame, type JsonNode, member, textOf} from '../record/index.ts';
import type {Row, Section, WireFrame} from './outline.ts';
import {paragraph, recorded} from './pieces.ts';

/** An exchange as a sequence, then the verdicts about it, each by itself. */
export function exchangeSections(record: ExchangeRecord, m: Messages): readonly Section[] {
  const {frames, client, completion, state, nature, accepted} = record;
  const answer = lastAnswer(record);
  const own = ownAnswer(record);
  const rows: Row[] = [];
  const add = (name: string, value: Phrase | undefined) => value && rows.push({cells: [[name], value]});
  const shown = (node: JsonNode | undefined) => node && recorded(textOf(node));
  add(m.protocol, answer && recorded(errorCode(record) ?? 'result'));
  add(m.ownAnswer, own === undefined ? undefined : recorded(own));
  add(m.responseCheck, client && recorded('error' in client ? client.error : 'ok'));
  if (completion) {
    const {done, error, expected, received} = completion;
    add(m.completion, [done ? m.answers.yes : m.answers.no, ...(error ? [' ', ...recorded(error)] : [])]);
    add(m.expected, shown(expected));
    add(m.received, shown(received));
  }
  add(m.before, shown(state?.before));
  add(m.after, shown(state?.after));
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
      blocks: [{type: 'wire', frames: frames.map((frame, i) => frameOf(frame, frames.slice(0, i), m))}],
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

/** One frame in short. A response belongs to a request of the other side with the same id, type and all. */
function frameOf(frame: Frame, before: readonly Frame[], m: Messages): WireFrame {
  const body = bodyOf(frame);
  const at = (...path: readonly string[]) => path.reduce(member, body);
  const textAt = (node: JsonNode | undefined, key: string) => wordOf(member(node, key));
  const id = at('id');
  const method = at('method');
  const isRequest = (one: Frame) => one.from !== frame.from && member(bodyOf(one), 'method');
  const asked = before.some(one => {
    const its = member(bodyOf(one), 'id');
    return isRequest(one) && its?.type === id?.type && wordOf(its) === wordOf(id);
  });
  const [list, key] = [at('result', 'content'), 'text'] as const;
  const tools = at('result', 'tools');
  const head =
    'why' in frame
      ? [frame.why, frame.text]
      : method
        ? [wordOf(method), wordOf(at('params', 'name')), wordOf(at('params', 'arguments'))]
        : list?.type === 'array'
          ? list.items.map(item => textAt(item, key))
          : tools?.type === 'array'
            ? tools.items.map(item => textAt(item, 'name'))
            : [wordOf(at('error', 'code')), wordOf(at('error', 'message'))];
  return {
    who: m.sides[frame.from],
    back: frame.from === 'server',
    head: head.filter(word => word).flatMap((word, i) => [...(i > 0 ? [' '] : []), ...recorded(word)]),
    // As written, so that the number 1 and the string "1" are told apart.
    aside: id ? fill(method ? m.request : asked ? m.response : m.noRequest, textOf(id)) : [],
    fault: 'why' in frame || !!at('error') || wordOf(at('result', 'isError')) === 'true',
    text: 'json' in frame ? textOf(frame.json) : frame.text,
  };
}
