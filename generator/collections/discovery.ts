import {discoveryHeading} from './discovery-heading.ts';
import {collectionFromCatalog} from './from-catalog.ts';
import {isArguments} from './requests.ts';
import type {SyntheticCollection} from './synthetic.ts';

/** Five answers of the small contract about an invented catalogue. */
export const discoveryCollection: SyntheticCollection = {
  id: discoveryHeading.id,
  make: async ({readJson}, say) =>
    collectionFromCatalog(
      discoveryHeading,
      await readJson('generator/collections/discovery-catalog.json'),
      await readJson('generator/collections/discovery-requests.json', isArguments),
      say,
    ),
};
