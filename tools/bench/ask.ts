import { Invalid } from '../../server/platform/errors.ts';
import { type SearchResults, searchProviders } from '../../server/search/searchProviders.ts';
import type { Bench } from './part.ts';
import type { BenchQuery } from './queries.ts';

/** Runs a search like the product, within this process. Null when the place cannot be read. */
export async function ask({ db, gazetteer }: Bench, { place, keywords }: BenchQuery, withCount = true) {
  let results: SearchResults;
  try {
    results = await searchProviders(
      { pool: db.pool, gazetteer, language: 'en', reader: { country: null, spoken: null } },
      { place, keywords },
    );
  } catch (error) {
    if (error instanceof Invalid) return null;
    throw error;
  }
  if (withCount) await results.count();
  return results;
}
