import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import { HiddenLabels } from './hiddenLabels.ts';
import select from './SelectBox.module.css';
import { SelectBox } from './SelectBox.tsx';
import css from './Table.module.css';
import type { Column } from './Table.tsx';

interface FilledRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Selects it. */
  selectBox?: ComponentProps<typeof SelectBox> | undefined;
}

export function FilledRow<Row>({ row, columns, selectBox }: FilledRowProps<Row>) {
  return (
    <TableRow>
      {selectBox && <SelectCell {...selectBox} />}
      {columns.map(({ id, label, isNumber = false, cell }) => (
        <TableCell key={id} label={label} isNumber={isNumber}>
          {cell?.(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** All of the row is the link of its `RowLink`, also what lies above that for the sake of its tooltip. */
export function TableRow({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card it would be none.
    <tr role="row" className={css.row} onClick={openRow}>
      {children}
    </tr>
  );
}

function openRow({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button, input, label')) return;
  currentTarget.querySelector<HTMLElement>(`.${css.link}`)?.click();
}

/** A text that may be cut; the tooltip has all of it. */
function CutText({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return (
    <span className={css.text} title={children}>
      {children}
    </span>
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
  if (use(HiddenLabels).includes(label)) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as in a row.
    <td role="cell" className={css.cell} data-label={label} data-number={isNumber || undefined}>
      {isNothing(children) ? <span className={css.none}>—</span> : <CutText>{children}</CutText>}
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

export function RowLink({ children, ...props }: RowLinkProps) {
  return (
    <AriaLink {...props} className={css.link ?? ''}>
      <CutText>{children}</CutText>
    </AriaLink>
  );
}
