import type { ReactNode } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { Column } from '#web/ui/TableRow.tsx';

/** A column of a list with all of its properties. It can be sorted if its id is one of the list's `sorts`. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'label' | 'isSortable' | 'cell'> {
  label: MessageDescriptor;
  /** `url` is the current address of the list. */
  cell: (row: Row, context: { intl: IntlShape; url: string }) => ReactNode;
}

/** The columns in the language of the page. */
export function useColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { sorts = [], url = '' }: { sorts?: readonly string[]; url?: string } = {},
): Column<Row>[] {
  const intl = useIntl();
  return columns.map(({ label, cell, ...column }) => ({
    ...column,
    label: intl.formatMessage(label),
    isSortable: sorts.includes(column.id),
    cell: (row) => cell(row, { intl, url }),
  }));
}
