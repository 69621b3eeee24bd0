import { type ReactNode, useEffect } from 'react';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { searchVariables } from '#shared/searchVariables.ts';
import type { SearchResultsQuery } from '#web/__generated__/SearchResultsQuery.graphql.ts';
import type { Search } from '#web/paths.ts';
import { keepSearch } from '#web/recentSearches.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import type { Arrival } from '../useArrival.ts';
import { ResultList } from './ResultList.tsx';

const query = graphql`
  query SearchResultsQuery($where: SearchWhere, $to: SearchPlace, $keywords: String, $literal: Boolean, $filters: SearchFilters, $order: SearchOrder, $after: String) {
    ...ResultList_query @arguments(cursor: $after)
  }
`;

/** Requests the results. `after` is the cursor of the row before the first. */
export function startQuery(search: Search, after: string | null): PreloadedQuery<SearchResultsQuery> {
  return loadRouteQuery<SearchResultsQuery>(query, { ...searchVariables(search), after });
}

export interface SearchResultsProps extends Arrival {
  reference: PreloadedQuery<SearchResultsQuery>;
  /** Content below the last result. */
  end: ReactNode;
  search: Search;
  /** Called when the visitor starts another search. */
  onAsk: () => void;
  /** Called when more results could not be loaded. */
  onFail: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  return (
    <RelayEnvironmentProvider environment={props.reference.environment}>
      <Loaded {...props} />
    </RelayEnvironmentProvider>
  );
}

function Loaded({ reference, ...props }: SearchResultsProps) {
  const { search } = props;
  useEffect(() => keepSearch(search), [search]);
  return <ResultList query={usePreloadedQuery<SearchResultsQuery>(query, reference)} {...props} />;
}
