// The taxonomy of logistics services. Ids are referred to by stored data: never change or reuse one.

import { bulkServices } from './services-bulk.ts';
import { coldServices } from './services-cold.ts';
import { facetOf } from './services-facets.ts';
import { forwardingServices, tradeServices } from './services-forwarding.ts';
import { parcelServices } from './services-parcels.ts';
import { roadServices } from './services-road.ts';
import { specialServices } from './services-special.ts';
import { passengerServices, storageServices } from './services-storage.ts';
import { supportServices } from './services-support.ts';
import type { Service as NamedService } from './services-types.ts';

export { categories, subcategories } from './services-categories.ts';
export type { Service } from './services-types.ts';

const named: readonly NamedService[] = [
  ...roadServices,
  ...coldServices,
  ...bulkServices,
  ...specialServices,
  ...parcelServices,
  ...forwardingServices,
  ...tradeServices,
  ...storageServices,
  ...passengerServices,
  ...supportServices,
];
export const services = named.map((service) => ({ ...service, facet: facetOf(service.id) }));
