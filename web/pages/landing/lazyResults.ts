import type { ComponentType } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import { loadChunk } from '#web/loadChunk.ts';
import { isDrawing } from '#web/pageContext.ts';
import type { Search } from '#web/paths.ts';
import type { ResultsRefusedProps } from './ResultsRefused.tsx';
import type { FilterBarProps } from './results/FilterBar.tsx';
import type { SearchResultsProps } from './results/SearchResults.tsx';

export interface StartedSearch {
  reference: PreloadedQuery<SearchResultsQuery>;
  SearchResults: ComponentType<SearchResultsProps>;
  ResultsRefused: ComponentType<ResultsRefusedProps>;
  FilterBar: ComponentType<FilterBarProps>;
  filters: FilterBarProps['reference'];
}

let results: typeof import('./results/SearchResults.tsx') | undefined;

/** The results and Relay with them: too much for the first view of the landing page, which has none. */
export async function preloadResults() {
  results ??= await loadChunk(() => import('./results/SearchResults.tsx'));
  return results;
}

/**
 * Starts a search. Once the code is here this is no promise: going back shows the results in the same render, so that
 * the scroll position can be restored.
 */
export function startSearch(search: Search, after: string | null): StartedSearch | Promise<StartedSearch> {
  const start = ({ startQuery, startFilters, ...components }: NonNullable<typeof results>) => ({
    ...components,
    reference: startQuery(search, after),
    filters: isDrawing() ? null : startFilters(search),
  });
  if (results) return start(results);
  const started = preloadResults().then(start);
  // Its failure is shown where it is used; an abandoned navigation uses it nowhere.
  started.catch(() => {});
  return started;
}
