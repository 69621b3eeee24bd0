import css from './ComparisonTable.module.css';

interface ComparisonTableProps {
  headers: readonly [field: string, one: string, other: string];
  rows: readonly { id: string; label: string; one: string; other: string; isSame?: boolean }[];
}

/** Two versions of the same fields, side by side. */
export function ComparisonTable({ headers, rows }: ComparisonTableProps) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, one, other, isSame }) => (
          <tr key={id} data-same={isSame || undefined}>
            <th scope="row">{label}</th>
            <td>{one || '—'}</td>
            <td>{other || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
