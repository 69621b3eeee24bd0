import { startTransition, useEffect, useState } from 'react';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import type { Search } from '#web/paths.ts';
import { useHydrated } from '#web/useHydrated.ts';
import { ClearFilters } from './ClearFilters.tsx';
import css from './FilterBar.module.css';
import { type FilterBarProps, WithFilters } from './FilterBarQuery.tsx';
import { FilterChip } from './FilterChip.tsx';
import { AllFilters, FilterMenu } from './FilterMenus.tsx';
import { countFilters } from './narrowing.ts';
import { OrderChips, Sorting } from './Orders.tsx';
import { AUTOMATIC, type FilterGroup } from './useFilters.ts';

/** The groups of filters with a separate menu, if the window has room for it. */
const MENUS: [string, MessageDescriptor][] = [
  ['service', { id: 'app.service' }],
  ['place', defineMessage({ id: 'results.filterArea', defaultMessage: 'Area' })],
];

/**
 * Filters and sort orders of the results as links: menus, and the likeliest filters as chips. The buttons are part of
 * the page; their options are loaded with the counts.
 */
export function FilterBar({ search, reference }: FilterBarProps) {
  // The previous filters stay until the new ones are loaded. `useDeferredValue` would defer nothing within a
  // transition, such as a navigation: the whole page would wait for the filters.
  const [shown, setShown] = useState({ search, reference });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search has its own reference
  useEffect(() => startTransition(() => setShown({ search, reference })), [reference]);
  const isHydrated = useHydrated();
  const facets = isHydrated ? shown.reference : null;
  const searched = { ...shown.search, map: search.map };
  return (
    <div className={css.bar} data-stale={shown.reference !== reference || undefined}>
      {!isHydrated && (
        <noscript className={css.plain}>
          <PlainOrders search={search} />
        </noscript>
      )}
      <AllFilters reference={facets} search={searched} />
      {MENUS.map(([menu, title]) => (
        <FilterMenu key={menu} menu={menu} title={title} reference={facets} search={searched} />
      ))}
      <Sorting reference={facets} search={searched} />
      <ul className={css.chips}>
        <WithFilters
          reference={facets}
          fallback={<PendingChips search={search} />}
          failed={<ClearItem search={search} />}
        >
          {({ groups }) => (
            <>
              <ClearItem search={search} />
              {chipsOf(groups).map(({ key, ...filter }) => (
                <li key={key}>
                  <FilterChip {...filter} {...(key === AUTOMATIC && { icon: null })} search={searched} />
                </li>
              ))}
            </>
          )}
        </WithFilters>
      </ul>
    </div>
  );
}

/** The distances in order, then the selected filters, then the likeliest others. */
function chipsOf(groups: FilterGroup[]) {
  return groups
    .flatMap(({ id, filters, shown }) =>
      filters
        .filter(({ isSelected }, nth) => isSelected || nth < shown)
        .map((filter) => ({ filter, rank: id === 'distance' ? 2 : Number(filter.isSelected) })),
    )
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ filter }) => filter);
}

/** Placeholders, before the counts are loaded, for the distances around a place. */
function PendingChips({ search }: { search: Search }) {
  return (
    <>
      <ClearItem search={search} />
      {search.f !== '' && [25, 100, 150, 300].map((km) => <li key={km} className={css.pending} aria-hidden="true" />)}
    </>
  );
}

/** The sort orders, for browsers without scripts. */
function PlainOrders({ search }: { search: Search }) {
  return (
    <ul className={css.chips}>
      <OrderChips search={search} />
      <ClearItem search={search} />
    </ul>
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
