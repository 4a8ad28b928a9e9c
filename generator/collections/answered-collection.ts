import {createHash} from 'node:crypto';
import type {Collection, Input, Plain, Source, Text} from '../../src/record/index.ts';
import {VERSION} from '../version.ts';
import {answerRequests} from './answer.ts';
import type {Request} from './requests.ts';

/** What a collection says about itself. */
export interface Heading {
  readonly id: string;
  readonly title: Text;
  readonly summary?: Text;
  readonly origin: Source['origin'];
}

/** Any file, by what it holds. */
export interface Bytes {
  readonly bytes: Uint8Array;
}

/** What the contract answers about a sound catalog, as a collection. It speaks no language and reads no file. */
export function answeredCollection(
  {id, title, summary, origin}: Heading,
  catalog: Bytes & {readonly plain: Plain},
  asked: Bytes & {readonly requests: readonly Request[]},
): Collection {
  return {
    format: 'tool-records',
    version: 1,
    id,
    title,
    ...(summary ? {summary} : {}),
    source: {
      origin,
      inputs: [inputOf('catalog', catalog), inputOf('requests', asked)],
      generator: VERSION,
    },
    records: answerRequests(catalog.plain, asked.requests),
  };
}

export function inputOf(kind: string, {bytes}: Bytes): Input {
  return {kind, sha256: createHash('sha256').update(bytes).digest('hex')};
}
