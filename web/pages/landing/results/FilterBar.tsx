import { Suspense, startTransition, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FilterBarQuery } from '#web/__generated__/FilterBarQuery.graphql.ts';
import type { Search } from '#web/paths.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { clearFiltersMessage } from './clearFiltersMessage.ts';
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

/** Filters and sort orders of the results: the likeliest as chips, all of them in a panel. They are links. */
export function FilterBar({ search, reference }: FilterBarProps) {
  // The former filters stay until the new ones are loaded. `useDeferredValue` defers nothing within a transition, and a
  // navigation is one: the whole page would wait for the filters.
  const [shown, setShown] = useState({ search, reference });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own reference
  useEffect(() => startTransition(() => setShown({ search, reference })), [reference]);
  const isHydrated = useHydrated();
  return (
    <div className={css.bar}>
      {!isHydrated && (
        <noscript className={css.plain}>
          <PlainOrders search={search} />
        </noscript>
      )}
      {isHydrated && shown.reference && (
        <RequestErrorBoundary resetKey={shown.reference} fallback={() => <ClearFilters search={search} />}>
          <Suspense fallback={<ClearFilters search={search} />}>
            <RelayEnvironmentProvider environment={shown.reference.environment}>
              <LoadedFilters search={{ ...shown.search, map: search.map }} reference={shown.reference} />
            </RelayEnvironmentProvider>
          </Suspense>
        </RequestErrorBoundary>
      )}
    </div>
  );
}

function LoadedFilters({ search, reference }: { search: Search; reference: PreloadedQuery<FilterBarQuery> }) {
  const { searchProviders } = usePreloadedQuery<FilterBarQuery>(query, reference);
  const groups = useFilters(searchProviders.facets);
  const chips = groups.flatMap(({ filters, shown }) =>
    filters.filter(({ isSelected }, nth) => isSelected || nth < shown),
  );
  return (
    <>
      <Panel groups={groups} search={search} />
      <Sorting search={search} hasPlace={groups.some(({ id }) => id === 'distance')} />
      <ul className={css.chips}>
        {chips
          .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected))
          .map((filter) => (
            <li key={filter.key}>
              <FilterChip {...filter} search={search} />
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
                    <FilterChip {...filter} search={search} />
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

/** The orders that a search can have, with their names. */
function useOrders(hasPlace: boolean): [Order, string][] {
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
  return (Object.entries(names) as [Order, string][]).filter(([order]) => hasPlace || order !== 'distance');
}

interface OrderChipsProps {
  search: Search;
  orders: [Order, string][];
  onPress?: () => void;
}

function OrderChips({ search, orders, ...props }: OrderChipsProps) {
  return orders.map(([order, name]) => (
    <li key={order}>
      <FilterChip
        label={name}
        search={search}
        hrefIn={(now) => withFilter(now, 'order', order === 'best' ? null : order)}
        isSelected={order === orderOf(search)}
        {...props}
      />
    </li>
  ));
}

/** For browsers without our code. */
function PlainOrders({ search }: { search: Search }) {
  return (
    <ul className={css.chips}>
      <OrderChips search={search} orders={useOrders(search.f !== '')} />
      {countFilters(search) > 0 && (
        <li>
          <ClearFilters search={search} />
        </li>
      )}
    </ul>
  );
}

function Sorting({ search, hasPlace }: { search: Search; hasPlace: boolean }) {
  const intl = useIntl();
  const orders = useOrders(hasPlace);
  const names = new Map(orders);
  // without a place there is no nearest
  const name = names.get(orderOf(search)) ?? names.get('best');
  return (
    <Disclosure
      aria-label={intl.formatMessage(
        {
          id: 'results.order',
          defaultMessage: 'Sort: {order}',
          description: 'Button above results, for screen readers: opens the orders to choose from',
        },
        { order: name },
      )}
      trigger={() => (
        <>
          {name}
          <Icon name="chevron" size={16} />
        </>
      )}
    >
      {(close) => (
        <ul className={css.orders}>
          <OrderChips search={search} orders={orders} onPress={close} />
        </ul>
      )}
    </Disclosure>
  );
}

function ClearFilters({ search }: { search: Search }) {
  if (countFilters(search) === 0) return null;
  return (
    <FilterChip
      label={<FormattedMessage {...clearFiltersMessage} />}
      search={search}
      hrefIn={withoutFilters}
      isSelected
    />
  );
}
