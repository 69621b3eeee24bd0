import type { ComponentProps, Key } from 'react';
import { Icon } from './Icon.tsx';
import select from './SelectBox.module.css';
import { SelectBox } from './SelectBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import css from './Table.module.css';
import loading from './TableLoading.module.css';
import { type Column, cellLooks, TableRow } from './TableRow.tsx';

interface TableSort {
  id: string;
  isDescending: boolean;
}

/** Checkboxes that select rows. */
export interface SelectBoxes {
  /** The checkbox of all rows. */
  all: ComponentProps<typeof SelectBox>;
  /** The checkbox of the row at that position. */
  of: (at: number) => ComponentProps<typeof SelectBox>;
}

interface TableProps<Row> {
  'aria-label': string;
  columns: readonly Column<Row>[];
  /** While loading, ten rows without content are shown. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  sort?: TableSort | null;
  onSort?: (id: string) => void;
  /** The rows are about to be replaced. */
  isBusy?: boolean;
  /** Ids of columns that are not shown. */
  hidden?: readonly string[];
  select?: SelectBoxes | undefined;
}

/**
 * A table whose headers sort it and stay visible. On a phone each row is a card. Roles are repeated, because browsers
 * drop them when a table has another layout.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { 'aria-label': label, columns: all, rows, keyOf, sort, onSort, isBusy, hidden = [], select: boxes } = props;
  const columns = all.filter(({ id }) => !hidden.includes(id));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as cards it would be none.
    <table role="table" className={css.table} aria-label={label} aria-busy={isBusy || !rows || undefined}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <thead role="rowgroup" className={css.head}>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <tr role="row">
          {boxes && (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <th role="columnheader" className={`${css.header} ${select.header}`} data-select="">
              <SelectBox {...boxes.all} />
            </th>
          )}
          {columns.map(({ id, label: text, width, isNumber, room, isSortable }) => {
            const way = sort?.id === id ? (sort.isDescending ? 'descending' : 'ascending') : undefined;
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above.
              <th
                key={id}
                role="columnheader"
                className={css.header}
                data-width={width}
                data-number={isNumber || undefined}
                data-room={room}
                aria-sort={way}
              >
                {isSortable ? (
                  <button type="button" className={css.sort} data-way={way} onClick={() => onSort?.(id)}>
                    {text}
                    <Icon name="chevron" size={16} />
                  </button>
                ) : (
                  <span>{text}</span>
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <tbody role="rowgroup" className={css.body}>
        {rows?.map((row, at) => (
          <TableRow key={keyOf(row)} row={row} columns={columns} selectBox={boxes?.of(at)} />
        ))}
        {Array.from({ length: rows ? 0 : 10 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty rows have no other identity.
          <tr key={row} className={`${css.row} ${loading.row}`}>
            {boxes && <td className={`${css.cell} ${select.cell}`} data-select="" />}
            {columns.map((column) => (
              <td key={column.id} {...cellLooks(column)}>
                <Skeleton lines={1} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
