import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import select from './SelectBox.module.css';
import { SelectBox } from './SelectBox.tsx';
import css from './Table.module.css';

export interface Column<Row> {
  id: string;
  label: string;
  /** The share of the width; columns without one share the rest. */
  width?: 'small' | 'narrow' | 'short' | 'text' | 'code' | 'names' | 'wide';
  /** Whether the cells are numbers, which are right-aligned. */
  isNumber?: boolean;
  isSortable?: boolean;
  /** The minimum width of the table in rem, below which the column is hidden, so that there is room for names. */
  room?: 64 | 88 | 98;
  /** Whether the column contains the link of the row, and is never hidden. */
  isName?: boolean;
  /**
   * The position on a card, without a label: in the line below the name, as a pill at the end of that line, or in the
   * line of facts; `none` omits it.
   */
  card?: 'first' | 'end' | 'plain' | 'none';
  /** Renders the content of a row; an empty content is shown as a dash. */
  cell: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** The checkbox of the row; on a card it is in the corner. */
  selectBox?: ComponentProps<typeof SelectBox> | undefined;
}

/** A row whose `RowLink` covers all of it, including elements with a tooltip. */
export function TableRow<Row>({ row, columns, selectBox }: TableRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: in the layout of a card the row would have no role.
    <tr role="row" className={css.row} onClick={openRow}>
      {selectBox && (
        // biome-ignore lint/a11y/noRedundantRoles: as in a row.
        <td role="cell" className={`${css.cell} ${select.cell}`} data-select="">
          <SelectBox {...selectBox} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          // biome-ignore lint/a11y/noRedundantRoles: as in a row.
          <td key={column.id} role="cell" {...cellLooks(column)} data-empty={isEmpty(content) || undefined}>
            <CellContent>{content}</CellContent>
          </td>
        );
      })}
    </tr>
  );
}

export function cellLooks<Row>({ label, isName, isNumber, room, card }: Column<Row>) {
  return {
    className: css.cell,
    'data-label': label,
    'data-name': isName || undefined,
    'data-number': isNumber || undefined,
    'data-room': room,
    'data-card': card,
  };
}

function openRow({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button, input, label')) return;
  currentTarget.querySelector<HTMLElement>(`.${css.link}`)?.click();
}

export const isEmpty = (content: ReactNode) =>
  content === null || content === undefined || content === false || content === '';

/** The content of a cell. A text may be cut; its tooltip has the complete text. */
function CellContent({ children }: { children: ReactNode }) {
  if (isEmpty(children)) return <span className={css.none}>—</span>;
  if (typeof children !== 'string') return children;
  return (
    <span className={css.text} title={children}>
      {children}
    </span>
  );
}

interface RowLinkProps extends Pick<LinkProps, 'routerOptions' | 'lang'> {
  href: string;
  children: ReactNode;
}

export function RowLink({ children, ...props }: RowLinkProps) {
  return (
    <AriaLink {...props} className={css.link ?? ''}>
      <CellContent>{children}</CellContent>
    </AriaLink>
  );
}
