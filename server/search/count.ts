import type { Queryable } from '#server/platform/db.ts';
import { cellsWithin } from './cells.ts';
import { readDirectory } from './directory.ts';
import { enoughOf, expectedOf, LARGE_SAMPLE, SMALL_SAMPLE } from './expected.ts';
import type { Understanding } from './keywords/understandKeywords.ts';
import type { PageRow, Where } from './page.ts';
import { isBeyond } from './reach.ts';
import { countDocuments } from './statements/counts.ts';
import type { KindName } from './statements/kinds.ts';
import { EXACT_LIMIT } from './statements/weights.ts';
import { areaValues, nameOf, placeValues, shapeOf, wordValues } from './statementValues.ts';

export interface Count {
  count: number;
  /** False for an estimate from the vocabulary, the areas or a sample. */
  isExact: boolean;
}

/** The number of documents above which the small sample is sufficient. */
const VERY_MANY = 20_000;

/** The total number of results, without a query if the first page contains it. */
export async function countResults(
  pool: Queryable,
  words: Understanding | null,
  where: Where,
  page: PageRow[],
): Promise<Count> {
  const first = page[0];
  if (!first) return { count: 0, isExact: true };
  if (first.matched !== null) return { count: first.matched, isExact: first.isExact };
  return countMatches(pool, words, where, first, nameOf(words, where.place));
}

/** The shared part of the counts of a search: its reach and its needs. */
export async function countingOf(
  pool: Queryable,
  words: Understanding | null,
  { place, second, area }: Where,
  { filterIndex, reach }: Pick<PageRow, 'filterIndex' | 'reach'>,
) {
  const directory = await readDirectory(pool);
  const places = [place, second].filter((each) => each != null);
  const filter = words?.filters[filterIndex - 1];
  const around = places.length > 0 ? directory.ring(reach, places) : [];
  const ring = isBeyond(reach) ? around : [...around, ...places.flatMap(directory.servedBy)];
  const cells = area ? cellsWithin(area) : [];
  const kind: KindName =
    places.length > 0 ? (filter ? 'near' : 'around') : area ? (filter ? 'within' : 'allWithin') : 'anywhere';
  return {
    directory,
    filter,
    around,
    ring,
    cells,
    kind,
    shape: shapeOf(words, filterIndex, places),
    values: {
      ...wordValues(words, filterIndex),
      ...placeValues(directory, places, reach),
      ...areaValues(area),
      ring,
      cells,
    },
    /** The maximum number of matching documents. */
    atMost: filter?.documents ?? directory.documents,
  };
}

/** The number of matches: estimated from the vocabulary, the areas or a large enough sample; otherwise counted. */
export async function countMatches(
  pool: Queryable,
  words: Understanding | null,
  where: Where,
  first: Pick<PageRow, 'filterIndex' | 'reach'>,
  name: string | null,
): Promise<Count> {
  const { directory, filter, around, ring, cells, kind, shape, values, atMost } = await countingOf(
    pool,
    words,
    where,
    first,
  );
  const counted = async (samples: number[]) => {
    const all = [
      ...samples.map((nth) => ({ kind, shape, nth })),
      { kind, shape: { ...shape, isNamed: name !== null }, nth: 1 },
    ];
    const { nth, documents } = await countDocuments(pool, all, { ...values, name }, enoughOf(first.filterIndex));
    return { count: nth * documents, isExact: nth === 1 };
  };
  if (kind === 'anywhere') {
    const expected = await expectedOf(pool, filter?.parts ?? [], first.filterIndex, atMost);
    return expected.isFew ? counted([]) : { count: expected.documents, isExact: false };
  }
  const expected = Math.round(atMost * directory.shareOf(where.area ? cells : ring));
  // all documents of one area match
  if (kind === 'around' && around.length === 1 && expected > EXACT_LIMIT) return { count: expected, isExact: false };
  return counted(expected > VERY_MANY ? [SMALL_SAMPLE, LARGE_SAMPLE] : [LARGE_SAMPLE]);
}
