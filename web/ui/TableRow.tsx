import type { ComponentProps, ReactNode } from 'react';
import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import select from './SelectBox.module.css';
import { SelectBox } from './SelectBox.tsx';
import css from './Table.module.css';

/** All of the row is the link of its `RowLink`. */
export function TableRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card it would be none.
    <tr role="row" className={css.row}>
      {children}
    </tr>
  );
}

interface TableCellProps {
  /** The column's, shown beside it where the row is a card. */
  label: string;
  /** As the column. */
  isNumber?: boolean;
  children: ReactNode;
}

export function TableCell({ label, isNumber, children }: TableCellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as in a row.
    <td role="cell" className={css.cell} data-label={label} data-number={isNumber || undefined}>
      {isNothing(children) ? <span className={css.none}>—</span> : children}
    </td>
  );
}

/** Selects its row. Before the other cells; as a card it has it in a corner. */
export function SelectCell(props: ComponentProps<typeof SelectBox>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as in a row.
    <td role="cell" className={`${css.cell} ${select.cell}`} data-select="">
      <SelectBox {...props} />
    </td>
  );
}

function isNothing(content: ReactNode): boolean {
  return content === null || content === undefined || content === '';
}

interface RowLinkProps extends Pick<LinkProps, 'routerOptions' | 'lang'> {
  href: string;
  children: ReactNode;
}

export function RowLink(props: RowLinkProps) {
  return <AriaLink {...props} className={css.link ?? ''} />;
}
