import type { Pool } from 'pg';
import { Invalid } from '#server/platform/errors.ts';
import { type Area, areaFault, MAX_AREA } from '#shared/area.ts';
import type { Count } from './count.ts';
import type { SearchCursor } from './cursor.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { type PageRow, queryPage } from './page.ts';

/** The area that was asked for. Throws `Invalid` for one that is none, or too large. */
export function readArea({ south, west, north, east }: Area): Area {
  const area = { south, west, north, east };
  const fault = areaFault(area);
  if (fault) throw new Invalid(fault, { ...MAX_AREA, field: 'area' });
  return area;
}

/** Rows within the area, best first, one round trip: see `search.page_within` in the migrations. */
export function pageWithin(
  pool: Pool,
  words: Understanding | null,
  { south, west, north, east }: Area,
  size: number,
  after: SearchCursor | null,
): Promise<PageRow[]> {
  return queryPage(pool, 'page_within', words, [south, west, north, east], size, after);
}

/** How many providers there are within the area, where the first page does not know. */
export async function countWithin(
  pool: Pool,
  words: Understanding | null,
  { south, west, north, east }: Area,
  { must }: PageRow,
): Promise<Count> {
  const { rows } = await pool.query<Count>({
    name: 'search.count_within',
    text: 'select documents as count, is_exact as "isExact" from search.count_within($1, $2, $3, $4, $5, $6, $7)',
    values: [words?.musts[must - 1] ?? null, must, words?.rarest[must - 1] ?? null, south, west, north, east],
  });
  return rows[0]!;
}
