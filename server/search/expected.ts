import type { Queryable } from '#server/platform/db.ts';
import { keptFor } from '#server/platform/keptFor.ts';
import { type Directory, readDirectory } from './directory.ts';
import { isJoint } from './keywords/filters.ts';
import { countDocuments } from './statements/counts.ts';
import { PLAIN } from './statements/sites.ts';
import { EXACT_LIMIT } from './statements/weights.ts';
import { conditionValues } from './statementValues.ts';

/** The approximate number of matching documents. */
export interface Expected {
  documents: number;
  /** Whether there are few enough documents to read, and thus count, them quickly. */
  isFew: boolean;
}

/** The sampling rates of estimates. */
export const [SMALL_SAMPLE, LARGE_SAMPLE] = [256, 16];
/** The number of documents of a word above which the small sample is sufficient. */
const VERY_MANY = 40_000;

/**
 * The number of sampled documents needed for an estimate. Later filters need fewer, as they have only some of the
 * words: counting them takes longest and is least useful.
 */
export const enoughOf = (filterIndex: number): number => (filterIndex === 1 ? 32 : 16);

/** The cached counts of samples; like the vocabulary, they are as of the last rebuild. */
const keptCounts = keptFor<Directory, ReturnType<typeof countDocuments>>(2_000);

/**
 * The expected number of matches: for one group of words or services the estimate of the vocabulary (`atMost`), for
 * several groups an estimate from a sample, which must be large enough.
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
  const samples = filterIndex > 1 || atMost > VERY_MANY ? [SMALL_SAMPLE, LARGE_SAMPLE] : [LARGE_SAMPLE];
  const { nth, documents } = await keptCounts(
    await readDirectory(pool),
    [samples, enough, ...conditions].join(' '),
    () => {
      const shape = { ...PLAIN, words: conditions.length };
      const counts = samples.map((nth) => ({ kind: 'anywhere' as const, shape, nth }));
      return countDocuments(pool, counts, conditionValues(conditions), enough);
    },
  );
  return {
    documents: Math.min(atMost, nth * Math.max(documents, 1)),
    isFew: documents < enough && atMost <= 10 * EXACT_LIMIT,
  };
}
