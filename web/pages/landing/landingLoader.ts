import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadChunk } from '#web/loadChunk.ts';
import { hasMap, isSearch, paths, readSearch, type Search } from '#web/paths.ts';
import type { WelcomeData } from './loadWelcome.ts';
import type { StartedSearch } from './ResultsSection.tsx';

type Results = typeof import('./ResultsSection.tsx');
type Start = typeof import('./Welcome.tsx');
export type LandingData =
  /**
   * Data with the component that shows it: `lazy` would render nothing for some frames, although the code is loaded.
   */
  | { search: Search; results: StartedSearch & Pick<Results, 'ResultsSection'>; welcome?: undefined }
  | { search: Search; results: null; welcome: WelcomeData & Pick<Start, 'Welcome'> };

/** Loads the results together with Relay. */
export const loadResults = () => loadChunk(() => import('./ResultsSection.tsx'));

export async function landingLoader({ request }: LoaderFunctionArgs): Promise<LandingData> {
  const { searchParams } = new URL(request.url);
  const search = readSearch(searchParams);
  if (!isSearch(search)) {
    const { Welcome, loadWelcome } = await loadChunk(() => import('./Welcome.tsx'));
    return { search, results: null, welcome: { Welcome, ...(await loadWelcome()) } };
  }
  const { ResultsSection, startSearch } = await loadResults();
  return { search, results: { ResultsSection, ...startSearch(search, searchParams.get('after')) } };
}

/** Opening or closing the map is not a new search: the results stay, including further pages. */
export function shouldSearchAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const searched = ({ searchParams }: URL) => paths.search(readSearch(searchParams));
  const isOnlyView =
    hasMap(currentUrl.searchParams) !== hasMap(nextUrl.searchParams) && searched(currentUrl) === searched(nextUrl);
  return !isOnlyView && defaultShouldRevalidate;
}
