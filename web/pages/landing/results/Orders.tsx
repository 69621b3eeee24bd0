import { useIntl } from 'react-intl';
import { type Order, orderOf } from '#shared/searchVariables.ts';
import type { Search } from '#web/paths.ts';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './FilterBar.module.css';
import { type FilterBarProps, WithFilters } from './FilterBarQuery.tsx';
import { FilterChip } from './FilterChip.tsx';
import { withFilter } from './narrowing.ts';
import type { FilterGroup } from './useFilters.ts';

/** The possible orders of a search with their names; nearest first is possible with a place. */
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
  /** The filters, once loaded, which show whether the keywords contain a place. */
  groups?: FilterGroup[];
  onPress?: () => void;
}

export function OrderChips({ search, groups, ...props }: OrderChipsProps) {
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

export function Sorting({ reference, search }: FilterBarProps) {
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
