import { type ReactNode, Suspense } from 'react';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { searchVariables } from '#shared/searchVariables.ts';
import type { FilterBarQuery } from '#web/__generated__/FilterBarQuery.graphql.ts';
import type { Search } from '#web/paths.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { type FilterGroup, useFilters } from './useFilters.ts';

const query = graphql`
  query FilterBarQuery(
    $where: SearchWhere
    $to: SearchPlace
    $keywords: String
    $literal: Boolean
    $filters: SearchFilters
  ) {
    searchProviders(
      where: $where
      to: $to
      keywords: $keywords
      literalKeywords: $literal
      filters: $filters
      first: 1
    ) {
      totalCount
      countIsExact: totalCountIsExact
      withinKm
      isBeyond
      facets {
        ...useFilters_facets
      }
    }
  }
`;

/** Requests the filters separately, so that the results do not wait for them. */
export function startFilters(search: Search): PreloadedQuery<FilterBarQuery> {
  const { order: _, ...variables } = searchVariables(search);
  return loadRouteQuery<FilterBarQuery>(query, variables);
}

export interface FilterBarProps {
  search: Search;
  /** The request for the filters; null on the server. */
  reference: PreloadedQuery<FilterBarQuery> | null;
}

export interface Loaded {
  groups: FilterGroup[];
  totalCount: number;
  countIsExact: boolean;
}

interface WithFiltersProps {
  reference: FilterBarProps['reference'];
  /** Shown before the filters are loaded. */
  fallback: ReactNode;
  /** Shown after a failure; by default the fallback. */
  failed?: ReactNode;
  children: (loaded: Loaded) => ReactNode;
}

export function WithFilters({ reference, fallback, failed = fallback, children }: WithFiltersProps) {
  if (!reference) return fallback;
  return (
    <RequestErrorBoundary resetKey={reference} fallback={() => failed}>
      <Suspense fallback={fallback}>
        <RelayEnvironmentProvider environment={reference.environment}>
          <LoadedFilters reference={reference}>{children}</LoadedFilters>
        </RelayEnvironmentProvider>
      </Suspense>
    </RequestErrorBoundary>
  );
}

interface LoadedFiltersProps extends Pick<WithFiltersProps, 'children'> {
  reference: PreloadedQuery<FilterBarQuery>;
}

function LoadedFilters({ reference, children }: LoadedFiltersProps) {
  const { facets, withinKm, isBeyond, totalCount, countIsExact } = usePreloadedQuery<FilterBarQuery>(
    query,
    reference,
  ).searchProviders;
  const counted = { totalCount, countIsExact };
  return children({ ...counted, groups: useFilters(facets, isBeyond ? null : withinKm, counted) });
}
