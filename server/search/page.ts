import type { Pool } from 'pg';
import type { ContactTypeName } from '#server/contacts/contactType.ts';
import type { Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import { liesIn } from '#server/places/reading/qualifiers.ts';
import type { SearchCursor } from './cursor.ts';
import type { Understanding } from './keywords/understandKeywords.ts';

/** The answer's row as `search.cards` stores it. */
export interface Card {
  id: number;
  businessName: string;
  /** At most 200 characters, then an ellipsis. */
  description: string;
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
}

export interface PageRow extends SearchCursor {
  /** From the asked place to the nearest of the provider's, null without a place. */
  kilometres: number | null;
  /** How many match in all, where the first page knows. */
  matched: number | null;
  /** Whether `matched` is a count; else it is an estimate. */
  isExact: boolean;
  card: Card;
}

/** As `search.serving_km()`: so far away counts, for the order, who serves an area around the asked place. */
const SERVING_KM = 15;

/** Kilometres as people are told them, to one decimal; null without a place. */
export function distanceTo({ kilometres }: PageRow): number | null {
  if (kilometres === null) return null;
  return kilometres === SERVING_KM ? 0 : Math.round(kilometres * 10) / 10;
}

/** The region or else the country around the place that a provider serves, when it is in the results for that. */
export function servedArea({ kilometres, card }: PageRow, place: Place | null, gazetteer: Gazetteer): Place | null {
  if (!place || kilometres !== SERVING_KM) return null;
  const areas = card.services.map(({ addressId }) => gazetteer.get(addressId)!).filter((one) => liesIn(place, one));
  return areas.find(({ kind }) => kind === 'region') ?? areas[0] ?? null;
}

/** Rows best first, one round trip: see `search.page` in the migrations. */
export function searchPage(
  pool: Pool,
  words: Understanding | null,
  place: Place | null,
  size: number,
  after: SearchCursor | null,
): Promise<PageRow[]> {
  const { id = null, kind = null, latitude = null, longitude = null } = place ?? {};
  return queryPage(pool, 'page', words, [id, kind, latitude, longitude], size, after);
}

/** Rows of one of the two functions that take the same but for where to look. */
export async function queryPage(
  pool: Pool,
  name: 'page' | 'page_within',
  words: Understanding | null,
  where: readonly [unknown, unknown, unknown, unknown],
  size: number,
  after: SearchCursor | null,
): Promise<PageRow[]> {
  const { rows } = await pool.query<PageRow>({
    name: `search.${name}`,
    text: `select provider_id as "providerId", score, kilometres, must, step, bound, bound_id as "boundId", matched,
        is_exact as "isExact", card
      from search.${name}($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      words?.musts ?? [],
      words?.rarest ?? [],
      words?.ranking ?? null,
      words?.name ?? null,
      ...where,
      size,
      after?.must ?? null,
      after?.step ?? null,
      after?.bound ?? null,
      after?.boundId ?? null,
      after?.score ?? null,
      after?.providerId ?? null,
    ],
  });
  return rows;
}
