import css from './BarTable.module.css';
import { Link } from './Link.tsx';

interface BarTableProps {
  'aria-labelledby': string;
  headers: readonly [name: string, value: string];
  rows: readonly { id: string; name: string; value: number; text: string; href?: string | null | undefined }[];
  /** The value of the longest bar; that of the rows by default. */
  most?: number;
  /** It is the rest of another one: its headers are only read aloud. */
  isContinued?: boolean;
}

/** A table whose numbers are drawn as bars too: one chart for eyes and for screen readers. */
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
