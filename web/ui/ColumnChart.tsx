import type { CSSProperties, ReactNode } from 'react';
import css from './ColumnChart.module.css';
import { Cluster, Text } from './layout.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ColumnChartProps {
  /** The description of the numbers, for screen readers. */
  caption: string;
  /** The header of the first column in the equivalent table for screen readers. */
  header: string;
  /** The names of the series, whose columns are adjacent. */
  series: readonly string[];
  /** Formats a number in the page's language. */
  format: (value: number) => string;
  /** The columns; `values` contains one number of each series. */
  columns: readonly { id: string; label: string; shortLabel: ReactNode; values: readonly number[] }[];
}

/** A chart of a few numbers, each above its column; on narrow screens the numbers are in rows. */
export function ColumnChart({ caption, header, series, format, columns }: ColumnChartProps) {
  const most = Math.max(1, ...columns.flatMap(({ values }) => values));
  return (
    <figure className={css.figure}>
      <div aria-hidden="true">
        <Cluster across={4} size="sm" tone="soft">
          {series.map((name) => (
            <span key={name} className={css.name}>
              {name}
            </span>
          ))}
        </Cluster>
        <div className={css.chart}>
          {columns.map(({ id, shortLabel, values }) => (
            <div key={id} className={css.column} data-none={values.every((value) => value === 0) || undefined}>
              <div className={css.bars}>
                {series.map((name, at) => (
                  <div key={name} className={css.pair} style={{ '--part': values[at]! / most } as CSSProperties}>
                    {/* columns of zero have no number */}
                    <span className={css.value}>{values[at]! > 0 && format(values[at]!)}</span>
                    <span className={css.bar} />
                  </div>
                ))}
              </div>
              <Text as="span" tone="soft">
                {shortLabel}
              </Text>
            </div>
          ))}
        </div>
      </div>
      <VisuallyHidden isBlock>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[header, ...series].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ id, label, values }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {series.map((name, at) => (
                  <td key={name}>{format(values[at]!)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
