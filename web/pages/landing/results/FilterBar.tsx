import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FilterBarQuery } from '#web/__generated__/FilterBarQuery.graphql.ts';
import type { Search } from '#web/paths.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { clearFiltersMessage } from './clearFiltersMessage.ts';
import css from './FilterBar.module.css';
import { FilterChip } from './FilterChip.tsx';
import { countFilters, type Order, orderOf, withFilter, withoutFilters } from './narrowing.ts';
import { searchVariables } from './searchVariables.ts';
import { AUTOMATIC, type FilterGroup, filterMessages, useFilters } from './useFilters.ts';

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
      totalCount
      countIsExact
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

/** The groups of filters with a separate menu, where the window has room for it. */
const MENUS: [string, MessageDescriptor][] = [
  ['distance', filterMessages.distance],
  ['service', { id: 'app.service' }],
  ['place', filterMessages.place],
];

/**
 * Filters and sort orders of the results: menus, and the likeliest filters as chips. They are links. The buttons come with
 * the page, what they hold with the counts.
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
  const menus = MENUS.filter(([menu]) => menu !== 'distance' || search.f !== '');
  return (
    <div className={css.bar} data-stale={shown.reference !== reference || undefined}>
      {!isHydrated && (
        <noscript className={css.plain}>
          <PlainOrders search={search} />
        </noscript>
      )}
      <AllFilters reference={facets} search={searched} />
      {menus.map(([menu, title]) => (
        <FilterMenu key={menu} menu={menu} title={title} reference={facets} search={searched} />
      ))}
      <Sorting reference={facets} search={searched} />
      <ul className={css.chips}>
        <WithFilters reference={facets} fallback={<ClearItem search={search} />}>
          {({ groups }) => (
            <>
              <ClearItem search={search} />
              {groups
                .flatMap(({ filters, shown }) =>
                  filters.filter(({ key, isSelected }, nth) => key !== AUTOMATIC && (isSelected || nth < shown)),
                )
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

interface Loaded {
  groups: FilterGroup[];
  totalCount: number;
  countIsExact: boolean;
}

/** At the end of the results: how many more there are a little further. */
export function FurtherReach({ search, reference, onAsk }: FilterBarProps & { onAsk: () => void }) {
  const isHydrated = useHydrated();
  return (
    <WithFilters reference={isHydrated ? reference : null} fallback={null}>
      {({ groups }) => {
        const distances = groups.find(({ id }) => id === 'distance')?.filters ?? [];
        const reach = distances.findIndex(({ isSelected }) => isSelected);
        const found = distances[reach]?.count;
        if (!found) return null;
        const further = distances.find(
          ({ key, count }, nth) => nth > reach && !key.endsWith('country') && count! > found,
        );
        if (!further) return null;
        return (
          <Stack justify="center">
            <LinkButton variant="outline" href={further.hrefIn(search)} onPress={onAsk}>
              <FormattedMessage
                id="results.further"
                defaultMessage="{count, plural, one {# more} other {# more}} within {reach}"
                values={{ count: further.count! - found, reach: further.label }}
              />
            </LinkButton>
          </Stack>
        );
      }}
    </WithFilters>
  );
}

interface WithFiltersProps {
  reference: FilterBarProps['reference'];
  /** Shown before they are loaded, or after a failure. */
  fallback: ReactNode;
  children: (loaded: Loaded) => ReactNode;
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
  const { facets, withinKm, isBeyond, ...counted } = usePreloadedQuery<FilterBarQuery>(
    query,
    reference,
  ).searchProviders;
  return children({ ...counted, groups: useFilters(facets, isBeyond ? null : withinKm, counted) });
}

function AllFilters({ reference, search }: FilterBarProps) {
  const intl = useIntl();
  const count = countFilters(search);
  const name = intl.formatMessage(
    { id: 'results.filters', defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}' },
    { count },
  );
  return (
    <Disclosure
      isSheet
      aria-label={name}
      trigger={() => (
        <>
          <Icon name="filter" size={18} />
          <span className={css.all}>{name}</span>
          {count > 0 && <span className={css.few}>{count}</span>}
        </>
      )}
    >
      {(close) => (
        <Menu reference={reference} search={search} close={close}>
          {(groups) => (
            <>
              <ClearFilters search={search} />
              <section className={css.group} data-orders>
                <h2>
                  <FormattedMessage id="results.sort" defaultMessage="Sort by" />
                </h2>
                <ul className={css.rows}>
                  <OrderChips search={search} groups={groups} />
                </ul>
              </section>
              {groups.map((group) => (
                <Group key={group.id} group={group} search={search} />
              ))}
            </>
          )}
        </Menu>
      )}
    </Disclosure>
  );
}

interface FilterMenuProps extends FilterBarProps {
  menu: string;
  title: MessageDescriptor;
}

/** A menu, named as what is chosen in it. */
function FilterMenu({ menu, title, reference, search }: FilterMenuProps) {
  const intl = useIntl();
  const name = intl.formatMessage(title);
  const chosenIn = ({ groups }: Loaded) =>
    groups
      .filter((group) => group.menu === menu)
      .flatMap(({ filters }) => filters.filter(({ isSelected }) => isSelected))
      .map(({ label }) => label);
  return (
    <div className={css.menu} data-menu={menu}>
      <Disclosure
        isSheet
        trigger={() => (
          <>
            <WithFilters reference={reference} fallback={<span>{name}</span>}>
              {(loaded) => {
                const [first, ...others] = chosenIn(loaded);
                if (first === undefined) return <span>{name}</span>;
                return (
                  <>
                    <VisuallyHidden>{name}: </VisuallyHidden>
                    <span data-chosen>{first}</span>
                    {others.length > 0 && <span className={css.few}>+{others.length}</span>}
                  </>
                );
              }}
            </WithFilters>
            <Icon name="chevron" size={16} />
          </>
        )}
      >
        {(close) => (
          <Menu reference={reference} search={search} close={close}>
            {(groups) => {
              const own = groups.filter((group) => group.menu === menu);
              if (own.length > 0) return own.map((group) => <Group key={group.id} group={group} search={search} />);
              return (
                <Text note>
                  <FormattedMessage id="results.noFilters" defaultMessage="There is nothing to choose here." />
                </Text>
              );
            }}
          </Menu>
        )}
      </Disclosure>
    </div>
  );
}

interface MenuProps extends FilterBarProps {
  close: () => void;
  children: (groups: FilterGroup[]) => ReactNode;
}

/** Filters apply immediately; the button below them only shows the number of results, and closes the menu. */
function Menu({ reference, close, children }: MenuProps) {
  return (
    <WithFilters reference={reference} fallback={<Skeleton lines={6} />}>
      {({ groups, totalCount, countIsExact }) => (
        <>
          <div className={css.groups}>{children(groups)}</div>
          <div className={css.foot}>
            <Button onPress={close}>
              <FormattedMessage
                id="results.show"
                defaultMessage="Show {isExact, select, true {} other {about }}{count, plural, one {# provider} other {# providers}}"
                values={{ count: totalCount, isExact: countIsExact }}
              />
            </Button>
          </div>
        </>
      )}
    </WithFilters>
  );
}

function Group({ group: { title, filters }, search }: { group: FilterGroup; search: Search }) {
  return (
    <section className={css.group}>
      <h2>{title}</h2>
      <ul className={css.rows}>
        {filters.map(({ key, ...filter }) => (
          <li key={key}>
            <FilterChip {...filter} icon="check" search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The orders that a search can have, with their names: one that names a place has a nearest. */
function useOrders(search: Search, groups: FilterGroup[] = []): [Order, string][] {
  const intl = useIntl();
  const hasPlace = search.f !== '' || orderOf(search) === 'distance' || groups.some(({ id }) => id === 'distance');
  const names: Record<Order, string> = {
    best: intl.formatMessage({ id: 'results.orderBest', defaultMessage: 'Best match' }),
    distance: intl.formatMessage({ id: 'results.orderDistance', defaultMessage: 'Nearest' }),
    newest: intl.formatMessage({ id: 'results.orderNewest', defaultMessage: 'Newest' }),
  };
  return (Object.entries(names) as [Order, string][]).filter(([order]) => hasPlace || order !== 'distance');
}

interface OrderChipsProps {
  search: Search;
  /** Once they are loaded: a place in the keywords is known with them. */
  groups?: FilterGroup[];
  onPress?: () => void;
}

function OrderChips({ search, groups, ...props }: OrderChipsProps) {
  return useOrders(search, groups).map(([order, name]) => (
    <li key={order}>
      <FilterChip
        label={name}
        search={search}
        hrefIn={(now) => withFilter(now, 'order', order === 'best' ? null : order)}
        isSelected={order === orderOf(search)}
        icon="check"
        {...props}
      />
    </li>
  ));
}

/** For browsers without our code. */
function PlainOrders({ search }: { search: Search }) {
  return (
    <ul className={css.chips}>
      <OrderChips search={search} />
      <ClearItem search={search} />
    </ul>
  );
}

function Sorting({ reference, search }: FilterBarProps) {
  const intl = useIntl();
  const names = new Map(useOrders(search));
  const name = names.get(orderOf(search)) ?? names.get('best');
  return (
    <div className={css.menu}>
      <Disclosure
        aria-label={intl.formatMessage({ id: 'results.order', defaultMessage: 'Sort: {order}' }, { order: name })}
        trigger={() => (
          <>
            <span>{name}</span>
            <Icon name="chevron" size={16} />
          </>
        )}
      >
        {(close) => (
          <ul className={css.rows}>
            <WithFilters reference={reference} fallback={<OrderChips search={search} onPress={close} />}>
              {({ groups }) => <OrderChips search={search} groups={groups} onPress={close} />}
            </WithFilters>
          </ul>
        )}
      </Disclosure>
    </div>
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
      isSelected={false}
    />
  );
}
