import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import select from './SelectBox.module.css';
import { SelectBox } from './SelectBox.tsx';
import css from './Table.module.css';

export interface Column<Row> {
  id: string;
  label: string;
  /** How much of the width it takes; columns without one share the rest. */
  width?: 'small' | 'narrow' | 'short' | 'text' | 'datetime' | 'wide';
  /** Its cells are numbers, which stand below each other. */
  isNumber?: boolean;
  isSortable?: boolean;
  /** It has the link of the row, and is never hidden. */
  isName?: boolean;
  /** The content of a row; a dash when empty. */
  cell: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Selects it. As a card it has it in a corner. */
  selectBox?: ComponentProps<typeof SelectBox> | undefined;
}

/** All of the row is the link of its `RowLink`, also what lies above that for the sake of its tooltip. */
export function TableRow<Row>({ row, columns, selectBox }: TableRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card it would be none.
    <tr role="row" className={css.row} onClick={openRow}>
      {selectBox && (
        // biome-ignore lint/a11y/noRedundantRoles: as in a row.
        <td role="cell" className={`${css.cell} ${select.cell}`} data-select="">
          <SelectBox {...selectBox} />
        </td>
      )}
      {columns.map(({ id, label, isNumber, cell }) => (
        // biome-ignore lint/a11y/noRedundantRoles: as in a row.
        <td key={id} role="cell" className={css.cell} data-label={label} data-number={isNumber || undefined}>
          <CellContent>{cell(row)}</CellContent>
        </td>
      ))}
    </tr>
  );
}

function openRow({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button, input, label')) return;
  currentTarget.querySelector<HTMLElement>(`.${css.link}`)?.click();
}

/** A text may be cut; its tooltip has all of it. */
function CellContent({ children }: { children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '')
    return <span className={css.none}>—</span>;
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
