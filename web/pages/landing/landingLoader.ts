import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { hasMap, isSearch, paths, readSearch, type Search } from '#web/paths.ts';
import { type StartedSearch, startSearch } from './lazyResults.ts';

export interface LandingData {
  search: Search;
  /** Null while nothing is searched. A promise only until the code of the results is here. */
  results: StartedSearch | Promise<StartedSearch> | null;
}

export function landingLoader({ request }: LoaderFunctionArgs): LandingData {
  const search = readSearch(new URL(request.url).searchParams);
  return { search, results: isSearch(search) ? startSearch(search) : null };
}

/** Opening or closing the map is no new search: the results stay, also those that were loaded on. */
export function shouldSearchAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const searched = ({ searchParams }: URL) => paths.search(readSearch(searchParams));
  const isOnlyView =
    hasMap(currentUrl.searchParams) !== hasMap(nextUrl.searchParams) && searched(currentUrl) === searched(nextUrl);
  return !isOnlyView && defaultShouldRevalidate;
}
