import type { Pool } from 'pg';
import { Invalid } from '#server/platform/errors.ts';
import type { Count } from './count.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import type { PageRow } from './page.ts';

/** A stretch of the map between two parallels and two meridians, in degrees. */
export interface Area {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The Americas, with what is around them on the map. */
export const MAX_AREA = { height: 150, width: 180 };

/** The area that was asked for. Throws `Invalid` for one that is none, or too large. */
export function readArea(area: Area): Area {
  const { south, west, north, east } = area;
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  if (!isOnEarth || !(south < north) || !(west < east)) throw new Invalid('search.area', { field: 'area' });
  const { height, width } = MAX_AREA;
  if (north - south > height || east - west > width)
    throw new Invalid('search.areaSize', { height, width, field: 'area' });
  return { south, west, north, east };
}

/** How many providers there are within the area, where the first page does not know. */
export async function countWithin(
  pool: Pool,
  words: Understanding | null,
  { south, west, north, east }: Area,
  { filterIndex }: PageRow,
): Promise<Count> {
  const { rows } = await pool.query<Count>({
    name: 'search.count_within',
    text: 'select documents as count, is_exact as "isExact" from search.count_within($1, $2, $3, $4, $5, $6, $7)',
    values: [
      words?.filters[filterIndex - 1] ?? null,
      filterIndex,
      words?.filterDocuments[filterIndex - 1] ?? null,
      south,
      west,
      north,
      east,
    ],
  });
  return rows[0]!;
}
