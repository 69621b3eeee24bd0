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
  /** At most 200 characters, then an ellipsis. */
  description: string;
  /** ISO 8601. */
  approvedAt: string;
  /** ISO 8601; missing in cards stored by older versions. */
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
    /** Missing in cards stored by older versions. */
    fr?: string;
    pt: string;
    addressId: number;
    updatedAt: string;
  }[];
  /** The places of its branches; missing in cards stored by older versions. */
  branches?: number[];
  /** Missing in cards stored by older versions. */
  controlChanges?: { kind: ControlKind; at: string; until: string }[];
  /** Missing in cards stored by older versions. */
  roles?: BusinessRole[];
  /** Missing in cards stored by older versions. */
  lanes?: CardLane[];
  /** Missing in cards stored by older versions. */
  proofs?: Proof[];
}

interface CardLane extends Omit<ProviderLane, 'providerId' | 'confirmedAt'> {
  /** ISO 8601. */
  confirmedAt: string;
  /** Without a name in French in cards stored by older versions. */
  service: NamedRow | null;
}

export interface PageRow extends Omit<SearchCursor, 'reach'> {
  reach: Reach;
  /** From the requested place to the nearest of the provider's, null without a place. */
  kilometres: number | null;
  /** In the first row: the ids of all matches, as a PostgreSQL array; null if the page has not read them. */
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

/** The region or country around the place that a provider serves, if that is why it is a result. */
export function servedArea({ kilometres, card }: PageRow, place: Place | null, gazetteer: Gazetteer): Place | null {
  if (!place || kilometres !== NEAR.servingKm) return null;
  const areas = card.services.map(({ addressId }) => gazetteer.get(addressId)!).filter((item) => liesIn(place, item));
  return areas.find(({ kind }) => kind === 'region') ?? areas[0] ?? null;
}

/** Around one or two places, within an area of the map, or anywhere. */
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
 * A reach is large enough with this number of providers there; those that only serve an area around the place do not
 * count.
 */
const ENOUGH = 20;

/**
 * A page of results, best first. A search reads no more than it needs: usually one block of documents. The first block
 * decides how far to search and with which filter (`ladder.ts`); a cursor keeps both.
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
  // a rebuild has changed the directory's statistics
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
