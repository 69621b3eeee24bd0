import type { Service } from '../reference/services.ts';
import { services, subcategories } from '../reference/services.ts';
import type { DemoPlace } from './demoTypes.ts';
import { distance } from './distance.ts';
import type { PlaceIndex } from './placeIndex.ts';
import type { Random } from './random.ts';
import { pickWeighted, weightedList } from './random.ts';
import { ports, riverTowns } from './text/ports.ts';

export interface OfferedService {
  service: Service;
  place: DemoPlace;
}

/** The relative number of businesses in each subcategory. */
const subcategoryWeights: Readonly<Record<number, number>> = {
  ...{ 1: 10, 2: 7, 3: 7, 4: 4, 5: 5, 6: 8, 7: 2, 8: 6, 9: 4, 10: 3 },
  ...{ 11: 3, 12: 3, 13: 4, 14: 4, 15: 2, 16: 4, 17: 5, 18: 5, 19: 3, 20: 2 },
  ...{ 21: 0.6, 22: 0.6, 23: 4, 24: 4, 25: 2, 26: 1.5, 27: 5, 28: 1.5, 29: 2, 30: 2.5 },
  ...{ 31: 4, 32: 4, 33: 3, 34: 3, 35: 3, 36: 2, 37: 2.5, 38: 3, 39: 3, 40: 2 },
};

/** Subcategories that a business may offer in addition to its main one, by category. */
const complements: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [27, 30, 1, 2]],
  [2, [29, 27, 2]],
  [3, [1, 39, 37]],
  [4, [34, 37, 1]],
  [5, [27, 30, 2]],
  [6, [24, 27, 25]],
  [7, [23, 19, 28]],
  [8, [1, 3, 30]],
  [9, [31, 33]],
  [10, [36, 35, 38]],
]);

const islands = new Set('CU DO PR JM TT BS BB AG DM GD KN LC VC KY VG VI TC AI MS BM AW CW SX BQ GP MQ HT'.split(' '));
const centralAmerica = 'GT SV HN NI CR PA MX BZ';

/** Services found only in some countries. */
const onlyIn: Readonly<Record<number, string>> = {
  19: 'AR BR UY PY BO CL',
  20: 'MX US',
  22: 'AR CL',
  23: centralAmerica,
  46: 'AR BR MX CL CO PE US BO CA EC VE GY JM CU DO',
  47: 'AR BR MX CO PE US BO PY EC GT SV HN NI CR PA DO CU VE BZ JM GY',
  56: 'AR BR MX CO PE US BO EC VE CA TT',
};

const subcategoryOnlyIn: Readonly<Record<number, string>> = {
  21: 'AR BR MX CL CO PE BO UY US CA',
  22: 'AR BR PY UY BO CO PE VE US GY',
};

/** Services that need a port, with its maximum distance in degrees. */
const portDistance: Readonly<Record<number, number>> = { 25: 2.5, 103: 1, 104: 1, 127: 1, 128: 1, 129: 1, 130: 1 };

const categoryOf = new Map(subcategories.map(({ id, categoryId }) => [id, categoryId]));

const servicesOf = new Map(
  subcategories.map(({ id }) => [id, services.filter(({ subcategoryId }) => subcategoryId === id)]),
);

const subcategoriesOf = new Map(
  subcategories.map(({ categoryId }) => [
    categoryId,
    subcategories.filter((other) => other.categoryId === categoryId).map(({ id }) => id),
  ]),
);

const firstSubcategories = weightedList(
  subcategories.map(({ id }) => id),
  (id) => subcategoryWeights[id] ?? 1,
);

/** Subcategories whose businesses are in and around cities. */
const urbanSubcategories = new Set([15, 19, 20, 23, 24, 25, 28, 30, 37]);

/** Whether a place is in a region where carriers to neighboring countries are based; true for other services. */
function isOnTheWay(serviceId: number, { countryCode, latitude, longitude }: DemoPlace): boolean {
  if (serviceId === 20)
    return countryCode === 'MX' ? latitude > 20 : latitude < 35 && longitude > -119 && longitude < -94;
  if (serviceId === 22) return countryCode === 'CL' || longitude < -63;
  if (serviceId === 19 && countryCode === 'BR') return latitude < -15;
  return serviceId !== 23 || countryCode !== 'MX' || latitude < 20;
}

function isOffered(service: Service, place: DemoPlace, index: PlaceIndex): boolean {
  const { countryCode } = place;
  if (onlyIn[service.id]?.includes(countryCode) === false) return false;
  if (subcategoryOnlyIn[service.subcategoryId]?.includes(countryCode) === false) return false;
  if (!isOnTheWay(service.id, place)) return false;
  if (service.subcategoryId === 4 && islands.has(countryCode)) return false;
  if (urbanSubcategories.has(service.subcategoryId) && !index.isUrban(place)) return false;
  if (service.subcategoryId === 22 && !riverTowns.some((town) => distance(town, place) < 1)) return false;
  const reach = portDistance[service.id];
  if (reach === undefined) return true;
  return ports.some((port) => port.countryCode === countryCode && distance(port, place) <= reach);
}

function pickFrom(subcategoryId: number, place: DemoPlace, index: PlaceIndex, random: Random): Service | undefined {
  const offered = (servicesOf.get(subcategoryId) ?? []).filter((service) => isOffered(service, place, index));
  return offered.length > 0 ? random.pick(offered) : undefined;
}

function pickFirst(place: DemoPlace, index: PlaceIndex, random: Random): Service {
  for (;;) {
    const service = pickFrom(pickWeighted(random, firstSubcategories), place, index, random);
    if (service) return service;
  }
}

function pickFurther(first: Service, place: DemoPlace, index: PlaceIndex, random: Random): Service | undefined {
  const category = categoryOf.get(first.subcategoryId) ?? 1;
  const roll = random.next();
  if (roll < 0.15) return first;
  if (roll < 0.65) return pickFrom(first.subcategoryId, place, index, random);
  const among = (roll < 0.85 ? subcategoriesOf : complements).get(category);
  return pickFrom(random.pick(among ?? [first.subcategoryId]), place, index, random);
}

function pickPlace(home: DemoPlace, index: PlaceIndex, random: Random): DemoPlace {
  const roll = random.next();
  if (roll < 0.62) return home;
  return roll < 0.82 ? (index.near(home, random) ?? home) : index.inCountry(home.countryCode, random);
}

function pickCount(random: Random): number {
  const roll = random.next();
  if (roll < 0.28) return 1;
  if (roll < 0.62) return 2;
  return roll < 0.86 ? 3 : 4;
}

export function chooseServices(home: DemoPlace, index: PlaceIndex, random: Random): OfferedService[] {
  const first = pickFirst(home, index, random);
  const offered: OfferedService[] = [{ service: first, place: home }];
  const wanted = pickCount(random);
  for (let attempt = 0; attempt < 8 && offered.length < wanted; attempt++) {
    const place = pickPlace(home, index, random);
    const service = pickFurther(first, place, index, random);
    if (!service || !isOffered(service, place, index)) continue;
    if (offered.some((known) => known.service === service && known.place.id === place.id)) continue;
    offered.push({ service, place });
  }
  return offered;
}
