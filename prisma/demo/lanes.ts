import type { DemoLane, DemoPlace, DemoRole } from './demoTypes.ts';
import type { PlaceIndex } from './placeIndex.ts';
import type { Random } from './random.ts';

/** The neighboring countries to which trucks of each country drive. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  AR: 'CL PY BR UY BO',
  BO: 'PE CL AR BR',
  BR: 'AR PY UY BO',
  CA: 'US',
  CL: 'AR PE BO',
  CO: 'EC VE',
  CR: 'PA NI',
  EC: 'CO PE',
  GT: 'MX SV HN',
  HN: 'GT SV NI',
  MX: 'US GT',
  NI: 'HN CR',
  PA: 'CR',
  PE: 'EC BO CL',
  PY: 'AR BR BO',
  SV: 'GT HN',
  US: 'MX CA',
  UY: 'AR BR',
};

const RHYTHMS = ['daily', 'weekly', 'weekly', 'on_demand', 'on_demand'] as const;
/** The main cities of a country, where most lanes end. */
const MAIN = 5;

/** Lanes from the home of a business, mostly to the main cities of its country and of neighboring countries. */
export function makeLanes(home: DemoPlace, places: PlaceIndex, random: Random): DemoLane[] {
  if (random.chance(0.4)) return [];
  const abroad = NEIGHBOURS[home.countryCode]?.split(' ') ?? [];
  const ends = Array.from({ length: random.int(1, 4) }, () => {
    const country = abroad.length > 0 && random.chance(0.4) ? random.pick(abroad) : home.countryCode;
    const cities = places.bigCities(country).slice(0, MAIN);
    return cities.length > 0 ? random.pick(cities) : home;
  });
  const others = [...new Map(ends.map((place) => [place.id, place])).values()].filter(({ id }) => id !== home.id);
  return others.map(({ id }) => {
    const [fromId, toId] = random.chance(0.7) ? [home.id, id] : [id, home.id];
    return { fromId, toId, bothWays: random.chance(0.3), rhythm: random.pick(RHYTHMS) };
  });
}

/** The declared roles of a business: most have their own fleet. */
export function makeRoles(random: Random): DemoRole[] {
  if (random.chance(0.3)) return [];
  const roles: DemoRole[] = [random.chance(0.7) ? 'own_fleet' : random.pick(['broker', 'forwarder'] as const)];
  if (random.chance(0.2)) roles.push(random.pick(['warehouse', 'customs'] as const));
  return roles;
}
