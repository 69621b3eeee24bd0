import { type ComponentProps, Fragment, type Key } from 'react';
import { Icon } from './Icon.tsx';
import select from './SelectBox.module.css';
import { SelectBox } from './SelectBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import css from './Table.module.css';
import cards from './TableCards.module.css';
import feed from './TableFeed.module.css';
import loading from './TableLoading.module.css';
import { type Column, cellLooks, isEmpty, TableRow } from './TableRow.tsx';

interface TableSort {
  id: string;
  isDescending: boolean;
}

/** Checkboxes that select rows. */
export interface SelectBoxes {
  /** The props of the checkbox for all rows. */
  all: ComponentProps<typeof SelectBox>;
  /** Returns the props of the checkbox for the row at this position. */
  of: (at: number) => ComponentProps<typeof SelectBox>;
}

interface TableProps<Row> {
  'aria-label': string;
  columns: readonly Column<Row>[];
  /** The rows; undefined during loading, which shows ten rows without content. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => Key;
  sort?: TableSort | null;
  onSort?: (id: string) => void;
  /** Whether the rows are about to be replaced. */
  isBusy?: boolean;
  /** The ids of hidden columns. */
  hidden?: readonly string[];
  select?: SelectBoxes | undefined;
  /** For short rows, which share a card: returns the common heading of a row and the next ones; null for none. */
  groupOf?: ((row: Row) => string | null) | undefined;
}

/** A column that is empty in all rows only takes room, unless it names or sorts them. */
function hasContent<Row>({ isName, isSortable, cell }: Column<Row>, rows: readonly Row[] = []): boolean {
  return isName || isSortable || rows.length === 0 || rows.some((row) => !isEmpty(cell(row)));
}

/**
 * A table with headers that sort it and stay visible. On a phone each row is a card. Roles are repeated, because
 * browsers drop them if a table has another layout.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { 'aria-label': label, columns: all, rows, keyOf, sort, onSort, isBusy, hidden = [], groupOf } = props;
  const boxes = props.select;
  const columns = all.filter((column) => !hidden.includes(column.id) && hasContent(column, rows));
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: in the layout of cards the table would have no role.
      role="table"
      className={`${css.table} ${cards.cards} ${feed.feed}`}
      data-feed={groupOf && ''}
      aria-label={label}
      aria-busy={isBusy || !rows || undefined}
    >
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
        {rows?.map((row, at) => {
          const group = groupOf?.(row) ?? null;
          const before = rows[at - 1];
          return (
            <Fragment key={keyOf(row)}>
              {group !== null && (before === undefined || groupOf?.(before) !== group) && (
                // biome-ignore lint/a11y/noRedundantRoles: as above.
                <tr role="row">
                  {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
                  {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
                  <th role="rowheader" className={css.group} colSpan={columns.length + (boxes ? 1 : 0)}>
                    {group}
                  </th>
                </tr>
              )}
              <TableRow row={row} columns={columns} selectBox={boxes?.of(at)} />
            </Fragment>
          );
        })}
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
