import type { Queryable } from '#server/platform/db.ts';
import { countWithin } from './area.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import { filterValues, nameOf, numbered, type PageRow, placeValues, WANTED, type Where, wantedValues } from './page.ts';

export interface Count {
  count: number;
  /** False: an estimate, from the vocabulary, the areas or a sample. */
  isExact: boolean;
}

/** The total number of results: no round trip if the first page has it, otherwise one. */
export async function countResults(
  pool: Queryable,
  words: Understanding | null,
  { place, second, area }: Where,
  page: PageRow[],
): Promise<Count> {
  const first = page[0];
  if (!first) return { count: 0, isExact: true };
  if (first.matched !== null) return { count: first.matched, isExact: first.isExact };
  if (area) return countWithin(pool, words, area, first);
  const { rows } = await pool.query<{ count: number; isExact: boolean }>({
    name: 'search.count',
    text: `select documents as count, is_exact as "isExact"
      from search.count($8, $9, $10, ${WANTED}, ${numbered(11, 10)})`,
    values: [
      ...wantedValues(words),
      ...filterValues(words, first),
      nameOf(words, place),
      ...placeValues(place),
      ...placeValues(second),
      first.reach,
    ],
  });
  return rows[0]!;
}
