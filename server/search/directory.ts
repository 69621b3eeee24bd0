import type { Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { cellsAround } from './cells.ts';
import { kilometresOf, LAST_TIER, type Reach, reachesOf } from './reach.ts';
import { STATE, TIER_SIZES } from './statements/weights.ts';

/** The statistics of all documents, independent of any search. They change with a rebuild, and with the services. */
export interface Directory {
  /** The state of the rebuilds and of the changes of services that the statistics reflect. */
  state: string | null;
  documents: number;
  /** Whether an area has no documents. */
  isEmpty: (code: number) => boolean;
  /** The number of documents in these areas; a document in two of them counts twice. */
  documentsIn: (codes: readonly number[]) => number;
  /** The share of these areas in all documents. */
  shareOf: (codes: readonly number[]) => number;
  /** The areas within a reach of one place or two. */
  ring: (reach: Reach, places: readonly Place[]) => number[];
  /** Whether there are providers within about 40 km of a place. */
  isServed: (place: Place) => boolean;
  /** The regions and countries that contain a place, whose providers serve it. */
  servedBy: (place: Place) => number[];
}

interface DirectoryRow {
  state: string | null;
  documents: number;
  areas: Record<string, number> | null;
  countries: Record<string, number> | null;
}

const known = new WeakMap<Queryable, Promise<Directory>>();

export function readDirectory(pool: Queryable): Promise<Directory> {
  let directory = known.get(pool);
  if (!directory) {
    directory = loadDirectory(pool);
    directory.catch(() => known.delete(pool));
    known.set(pool, directory);
  }
  return directory;
}

/** Whether the statistics are of the state that a search has read; if not, the next search reads them again. */
export function isCurrent(pool: Queryable, directory: Directory, state: string | null): boolean {
  if (directory.state === state) return true;
  known.delete(pool);
  return false;
}

async function loadDirectory(pool: Queryable): Promise<Directory> {
  const { rows } = await pool.query<DirectoryRow>({
    name: 'search.directory',
    text: `select (${STATE}) as state, documents,
        (select json_object_agg(code, documents) from search.area) as areas,
        (select json_object_agg(country_code, id) from public.addresses where kind = 'country') as countries
      from search.size`,
  });
  const { state, documents, areas, countries } = rows[0]!;
  const inArea = new Map(Object.entries(areas ?? {}).map(([code, number]) => [Number(code), number]));
  const country = new Map(Object.entries(countries ?? {}));
  const around = (reach: Reach, place: Place) =>
    'near' in reach && place.kind !== 'city' ? [-place.id] : cellsAround(place, kilometresOf(reach));
  const documentsIn = (codes: readonly number[]) =>
    new Set(codes).values().reduce((sum, code) => sum + (inArea.get(code) ?? 0), 0);
  const ring: Directory['ring'] = (reach, places) =>
    kilometresOf(reach) === Number.POSITIVE_INFINITY
      ? Array.from(country.values(), (id) => -id)
      : places.flatMap((place) => around(reach, place));
  return {
    state,
    documents,
    isEmpty: (code) => !inArea.has(code),
    documentsIn,
    shareOf: (codes) => documentsIn(codes) / Math.max(documents, 1),
    ring,
    isServed: (place) => documentsIn(ring(reachesOf(place)[0]!, [place])) > 0,
    servedBy: ({ id, regionId, countryCode }) =>
      [regionId, country.get(countryCode)].filter((area) => area != null && area !== id) as number[],
  };
}

/** The first tier expected to have `wanted` of the `expected` matching documents, or the last tier. */
export function tierWith({ documents }: Directory, expected: number, wanted: number): number {
  const tier = TIER_SIZES.findIndex((size) => expected * size >= wanted * documents);
  return tier === -1 ? LAST_TIER : tier;
}
