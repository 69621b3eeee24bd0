import type { Pool } from 'pg';
import type { Place } from '#server/places/atlas/place.ts';
import type { Area } from '#shared/area.ts';
import { countWithin } from './area.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import type { PageRow } from './page.ts';

export interface Count {
  count: number;
  /** False: an estimate, from the vocabulary, the areas or a sample. */
  isExact: boolean;
}

/** How many providers the search has in all. No round trip when the first page knows, else one. */
export async function countResults(
  pool: Pool,
  words: Understanding | null,
  { place, area }: { place: Place | null; area: Area | null },
  page: PageRow[],
): Promise<Count> {
  const first = page[0];
  if (!first) return { count: 0, isExact: true };
  if (first.matched !== null) return { count: first.matched, isExact: first.isExact };
  if (area) return countWithin(pool, words, area, first);
  const { rows } = await pool.query<{ count: number; isExact: boolean }>({
    name: 'search.count',
    text: 'select documents as count, is_exact as "isExact" from search.count($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      words?.musts[first.must - 1] ?? null,
      first.must,
      words?.rarest[first.must - 1] ?? null,
      place?.id ?? null,
      place?.kind ?? null,
      place?.latitude ?? null,
      place?.longitude ?? null,
      first.step,
    ],
  });
  return rows[0]!;
}
