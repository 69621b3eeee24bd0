import type { Watch } from '#server/generated/prisma/client.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Queryable } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { PageRow } from '#server/search/page.ts';
import { searchInput } from '#server/search/searchInput.ts';
import { isFull, MAX_RESULTS, type SearchResults, searchProviders } from '#server/search/searchProviders.ts';
import type { BusinessRole } from '#shared/lane.ts';
import { readSearch, type Search } from '#shared/searchAddress.ts';
import { searchVariables } from '#shared/searchVariables.ts';

/** A search by its URL, and the reader on whom its interpretation depends. */
export type WatchedSearch = Pick<Watch, 'query' | 'language' | 'country' | 'spoken'>;

export interface Look {
  /** The ids of the providers that match the search; if there are very many, the newest. */
  ids: number[];
  /** Whether `ids` contains all of them. */
  isAll: boolean;
  fromId: number;
  toId: number;
  serviceId: number;
}

interface Parts {
  pool: Queryable;
  gazetteer: Gazetteer;
}

/** The results of a search as shown on its page, except for substitutes. Throws `Invalid`. */
export async function look(parts: Parts, watched: WatchedSearch): Promise<Look> {
  const asked = readSearch(new URLSearchParams(watched.query));
  let results = await replay(parts, watched, asked, asked.t ? 'best' : 'newest');
  // with a route in the keywords, providers that drive it are among the best results
  if (results.secondPlace && !asked.t) results = await replay(parts, watched, asked, 'best');
  const { rows, words, hasNextPage, place, secondPlace } = results;
  const matches = rows.filter((row) => isMatch(row, results));
  return {
    ids: matches.map(({ providerId }) => providerId),
    isAll: !hasNextPage || matches.length < rows.length,
    fromId: place?.id ?? 0,
    toId: secondPlace?.id ?? 0,
    serviceId: words?.exact[0] ?? 0,
  };
}

/** Whether a row is a match: neither at only one end of a route, nor far from the place. */
function isMatch(row: PageRow, { isBeyond, words }: SearchResults): boolean {
  return (row.route ? row.route.kind !== 'oneEnd' : !isBeyond) && isFull(row, words);
}

async function replay(
  parts: Parts,
  watched: WatchedSearch,
  asked: Search,
  order: 'best' | 'newest',
): Promise<SearchResults> {
  const { pool, gazetteer } = parts;
  const { language, country, spoken } = watched;
  const { literal: literalKeywords, filters, ...variables } = searchVariables(asked);
  const roles = filters.roles.map((role) => role.toLowerCase() as BusinessRole);
  const within =
    filters.within === 'COUNTRY' ? 'country' : filters.within && Number(filters.within.slice('KM_'.length));
  try {
    return await searchProviders(
      { pool, gazetteer, language, reader: { country, spoken } },
      searchInput({
        ...{ ...variables, literalKeywords, order, first: MAX_RESULTS },
        filters: { ...filters, roles, within },
      }),
    );
  } catch (error) {
    // the chosen place may have been deleted, while its name is still known
    if (error instanceof Invalid && asked.a) return replay(parts, watched, { ...asked, a: '' }, order);
    throw error;
  }
}
