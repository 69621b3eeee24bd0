import type { ContactTypeName } from '#server/contacts/contactType.ts';
import type { Proof } from '#server/credentials/proofs.ts';
import type { ControlKind, ProviderLane } from '#server/generated/prisma/client.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { StoredWidths } from '#server/storage/storageName.ts';
import type { Area } from '#shared/area.ts';
import type { BusinessRole } from '#shared/lane.ts';
import { firstTier, readBlock, type Search, startSearch } from './block.ts';
import type { SearchCursor } from './cursor.ts';
import { isCurrent } from './directory.ts';
import type { NamedRow } from './facets/facets.ts';
import type { LaneMatch } from './findLanes.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { continuing, createLadder, type Rung, rungAt } from './ladder.ts';
import type { Reach } from './reach.ts';
import { NEAR } from './statements/weights.ts';

/** The row of a result, as stored by `search.cards`. */
export interface Card {
  id: number;
  businessName: string;
  /** The description, truncated to 200 characters with an ellipsis. */
  description: string;
  /** The approval time in ISO 8601. */
  approvedAt: string;
  /** The confirmation time in ISO 8601; missing in cards stored by older versions. */
  confirmedAt?: string | null;
  addressId: number;
  /** The approved picture. */
  image: StoredWidths | null;
  contacts: { id: number; contactType: ContactTypeName; contactValue: string; updatedAt: string }[];
  services: {
    id: number;
    serviceId: number;
    en: string;
    es: string;
    /** The name of the service in French; missing in cards stored by older versions. */
    fr?: string;
    pt: string;
    addressId: number;
    updatedAt: string;
  }[];
  /** The ids of the places of branches; missing in cards stored by older versions. */
  branches?: number[];
  /** The changes with a notice; missing in cards stored by older versions. */
  controlChanges?: { kind: ControlKind; at: string; until: string }[];
  /** The declared roles; missing in cards stored by older versions. */
  roles?: BusinessRole[];
  /** The lanes; missing in cards stored by older versions. */
  lanes?: CardLane[];
  /** The proofs of credentials; missing in cards stored by older versions. */
  proofs?: Proof[];
}

interface CardLane extends Omit<ProviderLane, 'providerId' | 'confirmedAt'> {
  /** The confirmation time in ISO 8601. */
  confirmedAt: string;
  /** The only service on the lane; null for any service. It lacks a French name in cards stored by older versions. */
  service: NamedRow | null;
}

export interface PageRow extends Omit<SearchCursor, 'reach'> {
  reach: Reach;
  /** The distance from the requested place to the nearest place of the provider; null without a requested place. */
  kilometres: number | null;
  /** The ids of all matches, as a PostgreSQL array, in the first row; null if the page has not read them. */
  matching: string | null;
  card: Card;
  /** The match of the provider with the route; null in a search without a route. */
  route?: Pick<LaneMatch, 'kind' | 'laneId'> | null;
}

/** The distance in kilometers for display, to one decimal; null without a place. */
export function distanceTo({ kilometres }: PageRow): number | null {
  if (kilometres === null) return null;
  return kilometres === NEAR.servingKm ? 0 : Math.round(kilometres * 10) / 10;
}

/** The region or country around the place that a provider serves, if the provider is a result for this reason. */
export function servedArea({ kilometres, card }: PageRow, place: Place | null, gazetteer: Gazetteer): Place | null {
  if (!place || kilometres !== NEAR.servingKm) return null;
  const areas = card.services.map(({ addressId }) => gazetteer.get(addressId)!).filter((item) => liesIn(place, item));
  return areas.find(({ kind }) => kind === 'region') ?? areas[0] ?? null;
}

/** The location of a search: around one or two places, within an area of the map, or anywhere. */
export interface Where {
  place?: Place | null;
  second?: Place | null;
  area?: Area | null;
  /** The only reach and the only filter, regardless of the results. */
  reach?: Reach | null;
  filterIndex?: number | null;
}

/** The order of the results. */
export type Sorting = 'best' | 'nearest' | 'newest';

/**
 * The number of providers located within a reach that is enough not to try a larger reach. Providers that only serve an
 * area around the place do not count.
 */
const ENOUGH = 20;

/**
 * A page of results, best first. A search reads no more than it needs: usually one block of documents. The first block
 * decides the reach and the filter of the search (`ladder.ts`); a cursor keeps both.
 */
export async function searchPage(
  pool: Queryable,
  words: Understanding | null,
  where: Where,
  size: number,
  after: SearchCursor | null,
  sorting: Sorting = 'best',
): Promise<PageRow[]> {
  const search = { pool, words, where, sorting };
  const { rows, isCurrent } = await readPage(await startSearch(search), size, after);
  // if a rebuild has changed the directory's statistics, the page is read again
  const current = isCurrent ? rows : (await readPage(await startSearch(search), size, after)).rows;
  const counted = after ?? current[0];
  return counted ? current.map((row) => ({ ...row, matched: counted.matched, isExact: counted.isExact })) : [];
}

async function readPage(search: Search, size: number, after: SearchCursor | null) {
  const { pool, directory, where } = search;
  const ladder = createLadder(search.words?.filters ?? [], where);
  let { filterIndex, reach }: Rung = after ? rungAt(after, where.place) : ladder.first;
  let start = { key: after?.blockStart ?? null, id: after?.blockStartId ?? null };
  let shown = after && { score: after.score, providerId: after.providerId };
  const rows: PageRow[] = [];
  for (;;) {
    const at = reach ?? (await firstTier(search, filterIndex));
    const block = await readBlock(search, { filterIndex, reach: at, start, shown, size: size - rows.length });
    if (!isCurrent(pool, directory, block.state)) return { rows, isCurrent: false };
    if (!after && rows.length === 0) {
      const other = ladder.instead({ filterIndex, reach: at }, block, ENOUGH);
      if (other) {
        ({ filterIndex, reach } = other);
        continue;
      }
    }
    rows.push(
      ...block.rows.map(([providerId, score, kilometres, card], nth) => ({
        providerId,
        score,
        kilometres,
        card,
        filterIndex,
        reach: at,
        blockStart: start.key,
        blockStartId: start.id,
        matched: start.key === null ? block.matched : null,
        isExact: block.isExact,
        matching: start.key === null && nth === 0 ? block.matching : null,
      })),
    );
    shown = null;
    reach = at;
    if (rows.length >= size) break;
    if (block.size < block.most) {
      reach = search.sorting === 'best' ? continuing(at) : null;
      if (!reach) break;
    }
    if (block.last) start = block.last;
  }
  return { rows, isCurrent: true };
}
