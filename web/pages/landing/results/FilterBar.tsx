import { Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FilterBarQuery } from '#web/__generated__/FilterBarQuery.graphql.ts';
import type { Search } from '#web/paths.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import css from './FilterBar.module.css';
import { FilterChip } from './FilterChip.tsx';
import { countFilters, type Order, orderOf, withFilter, withoutFilters } from './narrowing.ts';
import { searchVariables } from './searchVariables.ts';
import { type Filter, useFilters } from './useFilters.ts';

const query = graphql`
  query FilterBarQuery(
    $place: String
    $addressId: ID
    $area: SearchArea
    $keywords: String
    $literal: Boolean
    $filters: SearchFilters
  ) {
    searchProviders(
      place: $place
      addressId: $addressId
      area: $area
      keywords: $keywords
      literalKeywords: $literal
      filters: $filters
      first: 1
    ) {
      facets {
        ...useFilters_facets
      }
    }
  }
`;

/** Beside the results, which do not wait for it. */
export function startFilters(search: Search): PreloadedQuery<FilterBarQuery> {
  const { order: _, ...variables } = searchVariables(search);
  return loadRouteQuery<FilterBarQuery>(query, variables);
}

export interface FilterBarProps {
  search: Search;
  /** Null on the server. */
  reference: PreloadedQuery<FilterBarQuery> | null;
}

/** What the results can be narrowed to and sorted by: the likeliest as chips, all in a panel. They are links. */
export function FilterBar({ search, reference }: FilterBarProps) {
  // those of the search before stay until they come
  const shown = useDeferredValue(reference);
  return (
    <div className={css.bar}>
      {useHydrated() && shown && (
        <RefusalBoundary key={shown.fetchKey} fallback={() => <ClearFilters search={search} />}>
          <Suspense fallback={<ClearFilters search={search} />}>
            <RelayEnvironmentProvider environment={shown.environment}>
              <LoadedFilters search={search} reference={shown} />
            </RelayEnvironmentProvider>
          </Suspense>
        </RefusalBoundary>
      )}
    </div>
  );
}

function LoadedFilters({ search, reference }: { search: Search; reference: PreloadedQuery<FilterBarQuery> }) {
  const { searchProviders } = usePreloadedQuery<FilterBarQuery>(query, reference);
  const groups = useFilters(searchProviders.facets, search);
  const list = useRef<HTMLUListElement>(null);
  // what has no room in the line can be neither seen nor focused
  useLayoutEffect(() => {
    const chips = [...(list.current?.children ?? [])] as HTMLElement[];
    const hide = () => {
      for (const chip of chips) chip.toggleAttribute('data-beyond', chip.offsetTop > chips[0]!.offsetTop);
    };
    const observer = new ResizeObserver(hide);
    if (list.current) observer.observe(list.current);
    hide();
    return () => observer.disconnect();
  });
  const chips = groups.flatMap(({ filters, shown }) =>
    filters.filter(({ isSelected }, nth) => isSelected || nth < shown),
  );
  return (
    <>
      <Panel groups={groups} search={search} />
      <Sorting search={search} hasPlace={groups.some(({ id }) => id === 'distance')} />
      <ul ref={list} className={css.chips}>
        {chips
          .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected))
          .map((filter) => (
            <li key={filter.key}>
              <FilterChip {...filter} />
            </li>
          ))}
      </ul>
    </>
  );
}

function Panel({ groups, search }: { groups: { id: string; title: string; filters: Filter[] }[]; search: Search }) {
  const intl = useIntl();
  const count = countFilters(search);
  const name = intl.formatMessage(
    {
      id: 'results.filters',
      defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}',
      description: 'Button above results: opens all filters. The number is how many are set',
    },
    { count },
  );
  return (
    <Disclosure
      isWide
      trigger={() => (
        <>
          <Icon name="list" size={18} />
          {name}
        </>
      )}
    >
      {() => (
        <div className={css.panel}>
          <ClearFilters search={search} />
          {groups.map(({ id, title, filters }) => (
            <section key={id} className={css.group}>
              <h2>{title}</h2>
              <ul className={css.all}>
                {filters.map((filter) => (
                  <li key={filter.key}>
                    <FilterChip {...filter} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Disclosure>
  );
}

function Sorting({ search, hasPlace }: { search: Search; hasPlace: boolean }) {
  const intl = useIntl();
  const names: Record<Order, string> = {
    best: intl.formatMessage({
      id: 'results.orderBest',
      defaultMessage: 'Best match',
      description: 'Order of results: those that fit the search best first',
    }),
    distance: intl.formatMessage({
      id: 'results.orderDistance',
      defaultMessage: 'Nearest',
      description: 'Order of results: those nearest to the place first',
    }),
    newest: intl.formatMessage({
      id: 'results.orderNewest',
      defaultMessage: 'Newest',
      description: 'Order of results: those that were reviewed last first',
    }),
  };
  const order = orderOf(search);
  const orders = (Object.keys(names) as Order[]).filter((one) => hasPlace || one !== 'distance');
  return (
    <Disclosure
      aria-label={intl.formatMessage(
        {
          id: 'results.order',
          defaultMessage: 'Order: {order}',
          description: 'Button above results, for screen readers: opens the orders to choose from',
        },
        { order: names[order] },
      )}
      trigger={() => (
        <>
          {names[order]}
          <Icon name="chevron" size={16} />
        </>
      )}
    >
      {(close) => (
        <ul className={css.orders}>
          {orders.map((one) => (
            <li key={one}>
              <FilterChip
                label={names[one]}
                href={withFilter(search, 'order', one === 'best' ? null : one)}
                isSelected={one === order}
                onPress={close}
              />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function ClearFilters({ search }: { search: Search }) {
  if (countFilters(search) === 0) return null;
  return (
    <FilterChip
      label={
        <FormattedMessage
          id="results.clearFilters"
          defaultMessage="Clear filters"
          description="Link: results without filters"
        />
      }
      href={withoutFilters(search)}
      isSelected
    />
  );
}
