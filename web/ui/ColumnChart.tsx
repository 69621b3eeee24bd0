import type { CSSProperties, ReactNode } from 'react';
import css from './ColumnChart.module.css';
import { Text } from './layout.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ColumnChartProps {
  /** The name of the numbers, for screen readers. */
  caption: string;
  /** Headers of the table that screen readers get in its place. */
  headers: readonly [string, string];
  columns: readonly { id: string; label: string; shortLabel: ReactNode; value: number; text: string }[];
}

/** A few numbers side by side, each written above its column; where there is no room, one below the other. */
export function ColumnChart({ caption, headers, columns }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <figure className={css.figure}>
      <div className={css.chart} aria-hidden="true">
        {columns.map(({ id, shortLabel, value, text }) => (
          <div key={id} className={css.column} style={{ '--part': value / most } as CSSProperties}>
            <span className={css.value}>{text}</span>
            <span className={css.bar} />
            <Text as="span" tone="soft">
              {shortLabel}
            </Text>
          </div>
        ))}
      </div>
      <VisuallyHidden isBlock>
        <table>
          <caption>{caption}</caption>
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
            {columns.map(({ id, label, text }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
