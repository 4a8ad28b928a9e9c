import {createHash} from 'node:crypto';
import type {Collection, Input, Source, Text} from '../../src/record/index.ts';
import {toPlain} from '../../src/record/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
import type {InputFile, JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';
import {VERSION} from '../version.ts';
import {answerRequests} from './answer.ts';
import {catalogFaultLine, findCatalogFault} from './catalog-fault.ts';
import {parseRequests} from './requests.ts';

/** What a collection says about itself. */
export interface Heading {
  readonly id: string;
  readonly title: Text;
  readonly summary?: Text;
  readonly origin: Source['origin'];
}

/**
 * A catalog and requests about it, answered by the contract, as a collection.
 *
 * The same way for the project's own collection and for an author's. Stops
 * with every fault of the requests, or with the first of the catalog.
 */
export function collectionFromCatalog(
  {id, title, summary, origin}: Heading,
  catalog: JsonFile,
  requests: JsonFile,
  say: Say,
): Collection {
  const plain = toPlain(catalog.node);
  const fault = findCatalogFault(plain);
  if (fault) throw new Stop(1, catalogFaultLine(catalog, fault, say));
  const reading = parseRequests(requests.node);
  if (!reading.ok) throw new Stop(1, ...reading.issues.map(issue => issueLine(requests.name, issue, say)));
  return {
    format: 'tool-records',
    version: 1,
    id,
    title,
    ...(summary ? {summary} : {}),
    source: {
      origin,
      inputs: [inputOf('catalog', catalog), inputOf('requests', requests)],
      generator: VERSION,
    },
    records: answerRequests(plain, reading.requests),
  };
}

function inputOf(kind: string, {bytes}: InputFile): Input {
  return {kind, sha256: createHash('sha256').update(bytes).digest('hex')};
}
