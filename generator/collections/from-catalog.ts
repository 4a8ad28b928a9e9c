import {type Collection, toPlain} from '../../src/record/index.ts';
import {issueLine} from '../terminal/fault-lines.ts';
import type {JsonFile} from '../terminal/read-input.ts';
import type {Say} from '../terminal/say.ts';
import {Stop} from '../terminal/stop.ts';
import {answeredCollection, type Heading} from './answered-collection.ts';
import {catalogFaultLine, findCatalogFault} from './catalog-fault.ts';
import {parseRequests} from './requests.ts';

export {type Heading, inputOf} from './answered-collection.ts';

/**
 * A catalog and requests about it, answered by the contract, as a collection.
 *
 * The same way for the project's own collection and for an author's. Stops
 * with every fault of the requests, or with the first of the catalog.
 */
export function collectionFromCatalog(
  heading: Heading,
  catalog: JsonFile,
  requests: JsonFile,
  say: Say,
): Collection {
  const plain = toPlain(catalog.node);
  const fault = findCatalogFault(plain);
  if (fault) throw new Stop(1, catalogFaultLine(catalog, fault, say));
  const reading = parseRequests(requests.node);
  if (!reading.ok) throw new Stop(1, ...reading.issues.map(issue => issueLine(requests.name, issue, say)));
  return answeredCollection(
    heading,
    {bytes: catalog.bytes, plain},
    {bytes: requests.bytes, requests: reading.requests},
  );
}
