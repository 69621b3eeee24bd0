import type { Queryable } from '#server/platform/db.ts';
import { isJoint } from './keywords/filters.ts';
import { countDocuments } from './statements/counts.ts';
import { PLAIN } from './statements/sites.ts';
import { EXACT_LIMIT } from './statements/weights.ts';
import { conditionValues } from './statementValues.ts';

/** About how many documents match. */
export interface Expected {
  documents: number;
  /** They can all be read, and so counted, in little time. */
  isFew: boolean;
}

/** The sampling rates of estimates. */
export const [SMALL_SAMPLE, LARGE_SAMPLE] = [256, 16];
/** Of words that more documents have, the small sample may do. */
const VERY_MANY = 40_000;

/**
 * How many of a sample are enough to estimate from. Of a second filter or a later one, which has only some of the words,
 * fewer: it takes longest to count, and is worth least.
 */
export const enoughOf = (filterIndex: number): number => (filterIndex === 1 ? 32 : 16);

/**
 * For one group of words or services as was estimated from the vocabulary (`atMost`), for several from a sample, in which
 * there must be enough.
 */
export async function expectedOf(
  pool: Queryable,
  parts: readonly (string | null)[],
  filterIndex: number,
  atMost: number,
): Promise<Expected> {
  const conditions = parts.filter((part) => part !== null);
  const isFew = atMost <= EXACT_LIMIT;
  if (isFew || !isJoint(conditions)) return { documents: atMost, isFew };
  const enough = enoughOf(filterIndex);
  const shape = { ...PLAIN, words: conditions.length };
  const sampled = (nth: number) => countDocuments(pool, { kind: 'anywhere', shape, nth }, conditionValues(conditions));
  if (filterIndex > 1 || atMost > VERY_MANY) {
    const found = await sampled(SMALL_SAMPLE);
    if (found >= enough) return { documents: Math.min(atMost, SMALL_SAMPLE * found), isFew: false };
  }
  const found = await sampled(LARGE_SAMPLE);
  return {
    documents: Math.min(atMost, LARGE_SAMPLE * Math.max(found, 1)),
    isFew: found < enough && atMost <= 10 * EXACT_LIMIT,
  };
}
