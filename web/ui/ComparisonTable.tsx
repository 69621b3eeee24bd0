import type { ReactNode } from 'react';
import css from './ComparisonTable.module.css';

interface ComparisonTableProps {
  headers: readonly [field: string, one: string, other: string];
  rows: readonly { id: string; label: string; one: ReactNode; other: ReactNode }[];
}

/**
 * A table that compares two versions of the same fields. On a phone a field's name is above its versions. Roles are
 * repeated, because browsers drop them if a table has another layout.
 */
export function ComparisonTable({ headers, rows }: ComparisonTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone the table would have no role.
    <table role="table" className={css.table}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
        <tr role="row">
          {headers.map((header) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above.
            <th key={header} role="columnheader" scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
      <tbody role="rowgroup">
        {rows.map(({ id, label, one, other }) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above.
          <tr key={id} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
            <th role="rowheader" scope="row">
              {label}
            </th>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
            <td role="cell">{one || '—'}</td>
            {/* biome-ignore lint/a11y/noRedundantRoles: as above. */}
            <td role="cell">{other || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
