import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '#server/platform/root.ts';
import { fold } from '#shared/fold.ts';

const FOLDER = path.join(ROOT, 'prisma/reference');

/** Facts about places besides GeoNames; each file is described in prisma/reference/places/README.md. */
const TABLES = ['parts', 'terminals', 'areas', 'regions', 'countries', 'cities'] as const;

/** The files from which the places are built, in order. */
export function placeFiles(): Buffer[] {
  return [
    readFileSync(path.join(FOLDER, 'places.tsv.br')),
    ...TABLES.map((name) => readFileSync(path.join(FOLDER, `places/${name}.tsv`))),
  ];
}

/**
 * Id, kind, name, alternates, country, id of the region, district, latitude, longitude and population of each place:
 * from GeoNames and the additional `files`.
 */
export function readPlaceRows([places, ...tables]: Buffer[]): string[][] {
  const rows = lines(brotliDecompressSync(places!));
  const [parts, terminals, areas, regions, countries, otherNames] = tables.map(lines);
  const key = (...names: (string | undefined)[]) => names.join('/');
  const regionsByName = new Map(rows.filter((row) => row[1] === 'region').map((row) => [key(row[4], row[2]), row]));
  const countriesByCode = new Map(rows.filter((row) => row[1] === 'country').map((row) => [row[4]!, row]));
  const cities = new Map<string, string[]>();
  for (const row of rows)
    if (row[1] === 'city') {
      const name = key(row[4], row[5], row[2]);
      const other = cities.get(name);
      if (!other || Number(other[9]) < Number(row[9])) cities.set(name, row);
    }
  const regionOf = (country: string, name: string) => {
    const found = regionsByName.get(key(country, name));
    if (!found) throw new Error(`No region ${name} in ${country}`);
    return found;
  };
  const cityOf = (country: string, region: string, name: string) => {
    const found = cities.get(key(country, region && regionOf(country, region)[0], name));
    if (!found) throw new Error(`No city ${name} in ${region}, ${country}`);
    return found;
  };
  const addNames = (row: string[], names: string) => {
    row[3] = [...new Set([...row[3]!.split('|'), ...names.split('|')])].filter(Boolean).join('|');
  };

  for (const [country, region, names] of regions!) addNames(regionOf(country!, region!), names!);
  for (const [country, names] of countries!) addNames(countriesByCode.get(country!)!, names!);
  // an area is placed at its largest city
  for (const [country, names, region, city] of areas!)
    addNames(
      city ? cityOf(country!, region!, city) : region ? regionOf(country!, region) : countriesByCode.get(country!)!,
      names!,
    );
  for (const [country, region, city, names] of otherNames!) addNames(cityOf(country!, region!, city!), names!);
  const isTaken = takenNames(rows);
  const towns = new Set([...cities.values()].map(([, , name, , country, region]) => key(country, region, fold(name!))));
  const isTown = (country: string, region: string, base: string) =>
    towns.has(key(country, region && regionOf(country, region)[0], base));
  for (const [id, kind, name, bases, names, country, region, city, latitude, longitude, population = '0'] of [
    ...parts!,
    ...terminals!,
  ])
    rows.push([
      id!,
      'city',
      name!,
      [...withKind(kind!, bases!, (base, people) => isTaken(base, people) || isTown(country!, region!, base)), names]
        .filter(Boolean)
        .join('|'),
      country!,
      region ? regionOf(country!, region)[0]! : '',
      city!,
      latitude!,
      longitude!,
      population,
    ]);
  return rows;
}

const KIND_NAMES: Record<string, readonly string[]> = {
  port: ['puerto de *', 'puerto *', 'porto de *', 'porto do *', 'porto *', 'port of *', 'port de *', '* port'],
  border: [
    '* border',
    '* border crossing',
    'frontera *',
    'fronteira *',
    'paso fronterizo *',
    'aduana de *',
    'aduana *',
  ],
  airport: [
    ...['aeropuerto', 'aeroporto'].flatMap((kind) => [
      `${kind} de *`,
      `${kind} *`,
      `${kind} internacional de *`,
      `${kind} internacional *`,
    ]),
    ...['* airport', '* international airport', 'aeroport de *', 'aeroport international *'],
  ],
};

/** Short names in common use, in four languages: 'puerto de santos', 'port of santos' … and 'jorge chavez' alone. */
function withKind(kind: string, names: string, isTaken: (name: string, people: number) => boolean): string[] {
  const patterns = KIND_NAMES[kind] ?? [];
  const most = MOST_PEOPLE[kind];
  const isAlone = (name: string) => most !== undefined && name.length >= LEAST_ALONE && !isTaken(name, most);
  return names === ''
    ? []
    : names
        .split('|')
        .flatMap((name) => [
          ...patterns.map((pattern) => pattern.replace('*', name)),
          ...(isAlone(name) ? [name] : []),
        ]);
}

/**
 * The minimum population for which a town keeps its name: terminals are called by their name alone where no larger
 * town, and no town of their region, has it.
 */
const MOST_PEOPLE: Record<string, number> = { airport: 30_000, border: -1 };
const LEAST_ALONE = 6;

/** Whether a town has the name, or the name consists of two town names: "posadas encarnacion" is a route. */
function takenNames(rows: string[][]): (name: string, people: number) => boolean {
  const largest = new Map<string, number>();
  for (const [, kind, name, alternates, , , , , , population] of rows)
    for (const item of [fold(name!), ...alternates!.split('|')])
      largest.set(
        item,
        Math.max(largest.get(item) ?? 0, kind === 'city' ? Number(population) : Number.POSITIVE_INFINITY),
      );
  const isRoute = (name: string) =>
    [...name.matchAll(/ /g)].some(
      ({ index }) => largest.has(name.slice(0, index)) && largest.has(name.slice(index + 1)),
    );
  return (name, people) => (largest.get(name) ?? -1) > people || isRoute(name);
}

function lines(file: Buffer): string[][] {
  return file
    .toString()
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
