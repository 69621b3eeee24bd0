import type { LoaderFunctionArgs } from 'react-router';
import { isSearch, readSearch, type Search } from '../../paths.ts';
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
