import type { ReactNode } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { Column } from '#web/ui/TableRow.tsx';

/** A column of a list with all of its properties. It can be sorted if the list's `sorts` contain its id. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'label' | 'isSortable' | 'cell'> {
  label: MessageDescriptor;
  cell: (row: Row, context: CellContext) => ReactNode;
}

interface CellContext {
  intl: IntlShape;
  /** The current address of the list. */
  url: string;
  /** The column that the list is sorted by; null for the server's default order. */
  sortId: string | null;
}

interface ColumnsOf {
  sorts?: readonly string[];
  url?: string;
  state?: { sort: { id: string } | null };
}

/** Returns the columns with labels in the language of the page. */
export function useColumns<Row>(
  columns: readonly ListColumn<Row>[],
  { sorts = [], url = '', state }: ColumnsOf = {},
): Column<Row>[] {
  const intl = useIntl();
  return columns.map(({ label, cell, ...column }) => ({
    ...column,
    label: intl.formatMessage(label),
    isSortable: sorts.includes(column.id),
    cell: (row) => cell(row, { intl, url, sortId: state?.sort?.id ?? null }),
  }));
}
