import { startTransition, useEffect, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Search } from '#web/paths.ts';
import { useHydrated } from '#web/useHydrated.ts';
import { ClearFilters } from './ClearFilters.tsx';
import css from './FilterBar.module.css';
import { type FilterBarProps, WithFilters } from './FilterBarQuery.tsx';
import { FilterChip } from './FilterChip.tsx';
import { AllFilters, FilterMenu } from './FilterMenus.tsx';
import { countFilters } from './narrowing.ts';
import { OrderChips, Sorting } from './Orders.tsx';
import { AUTOMATIC, filterMessages } from './useFilters.ts';

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

/** For browsers without our code. */
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
