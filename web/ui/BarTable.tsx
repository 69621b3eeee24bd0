import css from './BarTable.module.css';
import { Link } from './Link.tsx';

interface BarTableProps {
  'aria-labelledby': string;
  headers: readonly [name: string, value: string];
  rows: readonly { id: string; name: string; value: number; text: string; href?: string | null | undefined }[];
  /** The value of the longest bar; by default the maximum of the rows. */
  most?: number;
  /** Whether the table continues another one: then its headers are only for screen readers. */
  isContinued?: boolean;
}

/** A table whose numbers are also drawn as bars: a chart that screen readers can read. */
export function BarTable({ headers, rows, most, isContinued, 'aria-labelledby': labelledBy }: BarTableProps) {
  const longest = most ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={css.table} data-continued={isContinued} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{headers[0]}</th>
          <th scope="col" className={css.number}>
            {headers[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, value, text, href }) => (
          <tr key={id} className={css.row}>
            <th scope="row" className={css.name}>
              {href ? <Link href={href}>{name}</Link> : name}
              <svg className={css.bar} width={`${(value / longest) * 100}%`} aria-hidden="true" />
            </th>
            <td className={css.number}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
