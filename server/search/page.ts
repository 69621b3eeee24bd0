import type { ContactTypeName } from '#server/contacts/contactType.ts';
import type { ProviderLane } from '#server/generated/prisma/client.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { StoredWidths } from '#server/storage/storageName.ts';
import type { Area } from '#shared/area.ts';
import type { BusinessRole } from '#shared/lane.ts';
import type { SearchCursor } from './cursor.ts';
import { DISTANCES } from './facets/facets.ts';
import type { LaneMatch } from './findLanes.ts';
import type { SearchFilter, Understanding } from './keywords/understandKeywords.ts';
import { reachWithin } from './narrow.ts';
import { NEAR, REACHES } from './weights.ts';

/** The answer's row as `search.cards` stores it. */
export interface Card {
  id: number;
  businessName: string;
  /** At most 200 characters, then an ellipsis. */
  description: string;
  /** ISO 8601. */
  approvedAt: string;
  addressId: number;
  /** The approved picture. */
  image: StoredWidths | null;
  contacts: { id: number; contactType: ContactTypeName; contactValue: string; updatedAt: string }[];
  services: {
    id: number;
    serviceId: number;
    en: string;
    es: string;
    pt: string;
    addressId: number;
    updatedAt: string;
  }[];
  /** The places of its branches; missing in cards stored by older versions. */
  branches?: number[];
  /** Missing in cards stored by older versions. */
  roles?: BusinessRole[];
  /** Missing in cards stored by older versions. */
  lanes?: CardLane[];
}

interface CardLane extends Omit<ProviderLane, 'providerId' | 'confirmedAt'> {
  /** ISO 8601. */
  confirmedAt: string;
  service: { id: number; nameEn: string; nameEs: string; namePt: string } | null;
}

export interface PageRow extends SearchCursor {
  /** From the requested place to the nearest of the provider's, null without a place. */
  kilometres: number | null;
  /** In the first row: the ids of all matches, as a PostgreSQL array; null where the page has not read them. */
  matching: string | null;
  card: Card;
  /** How the provider matches the route; null in a search without one. */
  route?: Pick<LaneMatch, 'kind' | 'laneId'> | null;
}

/** Kilometres for display, to one decimal; null without a place. */
export function distanceTo({ kilometres }: PageRow): number | null {
  if (kilometres === null) return null;
  return kilometres === NEAR.servingKm ? 0 : Math.round(kilometres * 10) / 10;
}

/** The largest distance, which covers everywhere. */
const FURTHEST_KM = 6_000;

const nearReaches = ({ kind }: Place) => (kind === 'city' ? REACHES.near.length : 1);

/** The search radius around a city: the results are within it, or beyond when there are none; null for other places. */
export function withinKm(reach: number | undefined, place: Place | null): number | null {
  if (!reach || place?.kind !== 'city') return null;
  if (reach >= reachWithin(DISTANCES[0]!)) return DISTANCES[reach - reachWithin(DISTANCES[0]!)] ?? null;
  return REACHES.near[reach - 1] ?? Math.max(...REACHES.near);
}

/** Whether there are no providers near the place, so that the nearest are shown. */
export function isBeyond(reach: number | undefined, place: Place | null): boolean {
  return reach !== undefined && place !== null && reach > nearReaches(place) && reach < reachWithin(DISTANCES[0]!);
}

/** The region or else the country around the place that a provider serves, when it is in the results for that. */
export function servedArea({ kilometres, card }: PageRow, place: Place | null, gazetteer: Gazetteer): Place | null {
  if (!place || kilometres !== NEAR.servingKm) return null;
  const areas = card.services.map(({ addressId }) => gazetteer.get(addressId)!).filter((item) => liesIn(place, item));
  return areas.find(({ kind }) => kind === 'region') ?? areas[0] ?? null;
}

/** Around a place or two, within an area of the map, or anywhere. */
export interface Where {
  place?: Place | null;
  second?: Place | null;
  area?: Area | null;
  /** The distance and the filter of a step, independent of the results: see `search.page`. */
  reach?: number | null;
  filterIndex?: number | null;
}

/** The order of the results. */
export type Sorting = 'best' | 'nearest' | 'newest';

/** `$from, …`, this number of parameters. */
export const numbered = (from: number, many: number) =>
  Array.from({ length: many }, (_, nth) => `$${from + nth}`).join(', ');

/** The meaning of keywords as the SQL type `search.wanted`, whose second column is for `search.page` itself. */
export const WANTED = `row($1::text::tsquery, null, $2::int[], $3::int[], $4::text::tsquery, $5::text::tsquery,
  $6::int[], $7::int[])::search.wanted`;

export function wantedValues(words: Understanding | null): unknown[] {
  return [
    words?.ranking ?? null,
    words?.exact ?? [],
    words?.services ?? [],
    words?.offered ?? null,
    words?.allNeeds ?? null,
    words?.narrowed?.[0] ?? null,
    words?.narrowed?.[1] ?? null,
  ];
}

/** The filter that found the rows: its parts, which it is, and how many documents it has at most. */
export const filterValues = (words: Understanding | null, { filterIndex }: Pick<PageRow, 'filterIndex'>): unknown[] => [
  words?.filters[filterIndex - 1]?.parts ?? null,
  filterIndex,
  words?.filters[filterIndex - 1]?.documents ?? null,
];

export const placeValues = (place: Place | null | undefined): unknown[] =>
  place ? [place.id, place.kind, place.latitude, place.longitude] : NOWHERE;

export const areaValues = (area: Area | null | undefined): unknown[] =>
  area ? [area.south, area.west, area.north, area.east] : NOWHERE;

const NOWHERE = [null, null, null, null];

/** The name that a distant provider may have too; a service near a place is not a name. */
export const nameOf = (words: Understanding | null, place: Place | null | undefined): string | null =>
  place && words?.isServiceName ? null : (words?.likelyName ?? null);

/** A match this number of kilometres further counts half as much. */
const HALF_AT_KM = 60;

interface Step {
  /** The number of the filter, from 1. */
  filter: number;
  /** Null without a place. */
  reach: number | null;
}

/**
 * The order in which a search tries its filters and reaches until there are results: a match half as good is tried as
 * soon as one half as near.
 */
function stepsOf(
  filters: readonly SearchFilter[],
  place: Place | null,
  { reach = null, filterIndex }: Pick<Where, 'reach' | 'filterIndex'>,
): Step[] {
  const tried = filters.flatMap(({ weight }, at) =>
    filterIndex && filterIndex !== at + 1 ? [] : [{ filter: at + 1, weight }],
  );
  if (tried.length === 0) tried.push({ filter: 1, weight: 1 });
  const reaches =
    place === null || reach !== null
      ? [{ reach, km: 0 }]
      : [...REACHES.near.slice(-nearReaches(place)), ...REACHES.beyond, FURTHEST_KM].map((km, nth) => ({
          reach: nth + 1,
          km,
        }));
  return tried
    .flatMap(({ filter, weight }) =>
      reaches.map((item) => ({ filter, reach: item.reach, score: weight / (1 + item.km / HALF_AT_KM) })),
    )
    .sort((a, b) => b.score - a.score || a.filter - b.filter);
}

/** Rows best first, one round trip: see `search.page` in server/search/sql/page.sql. */
export async function searchPage(
  pool: Queryable,
  words: Understanding | null,
  { place, second, area, reach, filterIndex }: Where,
  size: number,
  after: SearchCursor | null,
  sorting: Sorting = 'best',
): Promise<PageRow[]> {
  const filters = words?.filters ?? [];
  const steps = stepsOf(filters, place ?? null, { reach, filterIndex });
  const { rows } = await pool.query<PageRow>({
    name: 'search.page',
    text: `select provider_id as "providerId", score, kilometres, filter_index as "filterIndex", reach,
        block_start as "blockStart", block_start_id as "blockStartId", matched, is_exact as "isExact",
        matching::text, card
      from search.page($8, $9, ${WANTED}, ${numbered(10, 24)})`,
    values: [
      ...wantedValues(words),
      filters.map(({ parts }) => parts),
      filters.map(({ documents }) => documents),
      nameOf(words, place),
      ...placeValues(place),
      ...placeValues(second),
      ...areaValues(area),
      steps.map((step) => step.filter),
      steps.map((step) => step.reach),
      reach ?? null,
      sorting === 'best' ? null : sorting,
      size,
      after?.filterIndex ?? null,
      after?.reach ?? null,
      after?.blockStart ?? null,
      after?.blockStartId ?? null,
      after?.score ?? null,
      after?.providerId ?? null,
    ],
  });
  const counted = after ?? rows[0];
  return counted ? rows.map((row) => ({ ...row, matched: counted.matched, isExact: counted.isExact })) : [];
}
