import type {ExchangeRecord} from '../exchange/index.ts';
import {VERSION} from '../version.ts';
import {type ExchangeRequest, readExchangeRequests} from './exchange-requests.ts';
import {type Heading, inputOf} from './from-catalog.ts';
import type {SyntheticCollection} from './synthetic.ts';

/** A collection of exchanges, made from the requests file that is named after it. */
export function exchangeCollection(
  {id, title, summary}: Omit<Heading, 'origin'>,
  run: (requests: readonly ExchangeRequest[]) => readonly ExchangeRecord[],
): SyntheticCollection {
  return {
    id,
    make: async ({readJson}, say) => {
      const file = await readJson(`generator/collections/${id}-requests.json`);
      return {
        format: 'tool-records',
        version: 1,
        id,
        title,
        ...(summary && {summary}),
        source: {origin: 'synthetic', inputs: [inputOf('requests', file)], generator: VERSION},
        records: run(readExchangeRequests(file, say)),
      };
    },
  };
}
