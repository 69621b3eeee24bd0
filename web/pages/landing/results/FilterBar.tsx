import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FilterBarQuery } from '#web/__generated__/FilterBarQuery.graphql.ts';
import type { Search } from '#web/paths.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { clearFiltersMessage } from './clearFiltersMessage.ts';
import css from './FilterBar.module.css';
import { FilterChip, ReachItem } from './FilterChip.tsx';
import { countFilters, type Order, orderOf, withFilter, withoutFilters } from './narrowing.ts';
import { searchVariables } from './searchVariables.ts';
import { type FilterGroup, useFilters } from './useFilters.ts';

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
      withinKm
      isBeyond
      facets {
        ...useFilters_facets
      }
    }
  }
`;

/** Next to the results, which do not wait for it. */
export function startFilters(search: Search): PreloadedQuery<FilterBarQuery> {
  const { order: _, ...variables } = searchVariables(search);
  return loadRouteQuery<FilterBarQuery>(query, variables);
}

export interface FilterBarProps {
  search: Search;
  /** Null on the server. */
  reference: PreloadedQuery<FilterBarQuery> | null;
}

/**
 * Filters and sort orders of the results: the likeliest as chips, all of them in a panel. They are links. The buttons come
 * with the page, what they hold with the counts.
 */
export function FilterBar({ search, reference }: FilterBarProps) {
  // The previous filters stay until the new ones are loaded. `useDeferredValue` defers nothing within a transition, and
  // a navigation is one: the whole page would wait for the filters.
  const [shown, setShown] = useState({ search, reference });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own reference
  useEffect(() => startTransition(() => setShown({ search, reference })), [reference]);
  const isHydrated = useHydrated();
  const facets = isHydrated ? shown.reference : null;
  const searched = { ...shown.search, map: search.map };
  return (
    <div className={css.bar}>
      {!isHydrated && (
        <noscript className={css.plain}>
          <PlainOrders search={search} />
        </noscript>
      )}
      <Panel reference={facets} search={searched} />
      <Sorting reference={facets} search={searched} />
      <ul className={css.chips}>
        <WithFilters reference={facets} fallback={<ClearItem search={search} />}>
          {(groups, withinKm) => (
            <>
              <ReachItem groups={groups} withinKm={withinKm} />
              {groups
                .flatMap(({ filters, shown }) => filters.filter(({ isSelected }, nth) => isSelected || nth < shown))
                .toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected))
                .map(({ key, ...filter }) => (
                  <li key={key}>
                    <FilterChip {...filter} search={searched} />
                  </li>
                ))}
            </>
          )}
        </WithFilters>
      </ul>
    </div>
  );
}

interface WithFiltersProps {
  reference: FilterBarProps['reference'];
  /** Shown before they are loaded, or after a failure. */
  fallback: ReactNode;
  /** `withinKm`: the search radius around a city; null for other places, and without near results. */
  children: (groups: FilterGroup[], withinKm: number | null) => ReactNode;
}

function WithFilters({ reference, fallback, children }: WithFiltersProps) {
  if (!reference) return fallback;
  return (
    <RequestErrorBoundary resetKey={reference} fallback={() => fallback}>
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
  const { facets, withinKm, isBeyond } = usePreloadedQuery<FilterBarQuery>(query, reference).searchProviders;
  return children(useFilters(facets), isBeyond ? null : (withinKm ?? null));
}

function Panel({ reference, search }: FilterBarProps) {
  const intl = useIntl();
  const count = countFilters(search);
  const name = intl.formatMessage(
    { id: 'results.filters', defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}' },
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
          <WithFilters reference={reference} fallback={<Skeleton lines={6} />}>
            {(groups) =>
              groups.map(({ id, title, filters }) => (
                <section key={id} className={css.group}>
                  <h2>{title}</h2>
                  <ul className={css.all}>
                    {filters.map(({ key, ...filter }) => (
                      <li key={key}>
                        <FilterChip {...filter} search={search} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))
            }
          </WithFilters>
        </div>
      )}
    </Disclosure>
  );
}

/** The orders that a search can have, with their names. */
function useOrders(hasPlace: boolean): [Order, string][] {
  const intl = useIntl();
  const names: Record<Order, string> = {
    best: intl.formatMessage({ id: 'results.orderBest', defaultMessage: 'Best match' }),
    distance: intl.formatMessage({ id: 'results.orderDistance', defaultMessage: 'Nearest' }),
    newest: intl.formatMessage({ id: 'results.orderNewest', defaultMessage: 'Newest' }),
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
      <ClearItem search={search} />
    </ul>
  );
}

function Sorting({ reference, search }: FilterBarProps) {
  const intl = useIntl();
  // one that names a place has a nearest; a place in the keywords is known with the counts
  const orders = useOrders(search.f !== '' || orderOf(search) === 'distance');
  const all = useOrders(true);
  const names = new Map(orders);
  const name = names.get(orderOf(search)) ?? names.get('best');
  return (
    <Disclosure
      aria-label={intl.formatMessage({ id: 'results.order', defaultMessage: 'Sort: {order}' }, { order: name })}
      trigger={() => (
        <>
          {name}
          <Icon name="chevron" size={16} />
        </>
      )}
    >
      {(close) => (
        <ul className={css.orders}>
          <WithFilters reference={reference} fallback={<OrderChips search={search} orders={orders} onPress={close} />}>
            {(groups) => (
              <OrderChips
                search={search}
                orders={all.filter(([order]) => order !== 'distance' || groups.some(({ id }) => id === 'distance'))}
                onPress={close}
              />
            )}
          </WithFilters>
        </ul>
      )}
    </Disclosure>
  );
}

function ClearItem({ search }: { search: Search }) {
  return (
    countFilters(search) > 0 && (
      <li>
        <ClearFilters search={search} />
      </li>
    )
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
