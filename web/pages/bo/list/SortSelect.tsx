import { useIntl } from 'react-intl';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import { ChipSelect } from './ChipSelect.tsx';
import type { ListColumn } from './columns.ts';
import type { List } from './useList.ts';

interface SortSelectProps<Field extends string> {
  list: Pick<List<Field, string>, 'sorts' | 'state' | 'sortTo'>;
  columns: readonly Pick<ListColumn<never>, 'id' | 'label'>[];
}

/** Selects the order of a list on a phone, where rows are cards and have no sortable headers. */
export function SortSelect<Field extends string>({ list, columns }: SortSelectProps<Field>) {
  const intl = useIntl();
  const { sort } = list.state;
  const hasCards = useMediaQuery('(width < 75rem)', false);
  if (!hasCards || list.sorts.length === 0) return null;
  const orders = list.sorts.flatMap((id) => {
    const column = columns.find((item) => item.id === id);
    const label = column ? intl.formatMessage(column.label) : id;
    return [true, false].map((isDescending) => ({ id, isDescending, label }));
  });
  return (
    <ChipSelect
      label={intl.formatMessage({ id: 'bo.sort', defaultMessage: 'Sort' })}
      value={sort ? `${sort.id} ${sort.isDescending}` : ''}
      options={orders.map(({ id, isDescending, label }) => ({
        id: `${id} ${isDescending}`,
        name: `${label} ${isDescending ? '↓' : '↑'}`,
      }))}
      onChange={(order) => {
        const chosen = orders.find(({ id, isDescending }) => order === `${id} ${isDescending}`);
        list.sortTo(chosen ? { id: chosen.id, isDescending: chosen.isDescending } : null);
      }}
    />
  );
}
