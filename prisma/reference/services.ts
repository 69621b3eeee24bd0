// The taxonomy of logistics services. Ids are referred to by stored data: never change or reuse one.

import { bulkServices } from './services-bulk.ts';
import { coldServices } from './services-cold.ts';
import { forwardingServices, tradeServices } from './services-forwarding.ts';
import { parcelServices } from './services-parcels.ts';
import { roadServices } from './services-road.ts';
import { specialServices } from './services-special.ts';
import { passengerServices, storageServices } from './services-storage.ts';
import { supportServices } from './services-support.ts';
import type { Service } from './services-types.ts';

export { categories, subcategories } from './services-categories.ts';
export type { Service } from './services-types.ts';

export const services: readonly Service[] = [
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
