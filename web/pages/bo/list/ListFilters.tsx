import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { List } from './useList.ts';
import css from './ViewChips.module.css';

interface ListFiltersProps {
  list: Pick<List<string, string>, 'state'>;
  isNarrow: boolean;
  children: ReactNode;
}

/** The filters of a list in a line; on a phone in a sheet, which a button with the number of active filters opens. */
export function ListFilters({ list, isNarrow, children }: ListFiltersProps) {
  if (!isNarrow) return children;
  const { view: _, ...filters } = list.state.filters as Record<string, string>;
  const count = Object.values(filters).filter(Boolean).length;
  return (
    <div className={css.filters} data-chosen={count > 0 || undefined}>
      <Disclosure
        isSheet
        trigger={() => (
          <>
            <Icon name="filter" size={18} />
            <span>
              <FormattedMessage id="bo.filters" />
              {count > 0 && (
                <>
                  {' '}
                  (<FormattedNumber value={count} />)
                </>
              )}
            </span>
          </>
        )}
      >
        {() => <div className={css.sheet}>{children}</div>}
      </Disclosure>
    </div>
  );
}
