import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Search } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import css from './FilterBar.module.css';
import { type FilterBarProps, type Loaded, WithFilters } from './FilterBarQuery.tsx';
import { FilterChip } from './FilterChip.tsx';
import { countFilters } from './narrowing.ts';
import { OrderChips } from './Orders.tsx';
import type { FilterGroup } from './useFilters.ts';

export function AllFilters({ reference, search }: FilterBarProps) {
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

/** A menu of filters, labeled with its selection. */
export function FilterMenu({ menu, title, reference, search }: FilterMenuProps) {
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

/**
 * The content of a menu. Filters apply immediately; the button below shows the number of results, and closes the menu.
 */
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
