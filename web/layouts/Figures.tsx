import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import css from './Figures.module.css';

interface Figure {
  label: ReactNode;
  value: number;
  /** The value of the preceding period. If it is missing or 0, no change is shown. */
  before?: number;
}

/** Numbers as tiles in a row, each above its label. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value, before }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the figures neither move nor change in number
        <div key={at} className={css.figure}>
          <dt>{label}</dt>
          <dd>
            <FormattedNumber value={value} />
          </dd>
          {before !== undefined && before > 0 && (
            <dd className={css.change}>
              <FormattedMessage
                id="figures.change"
                defaultMessage="{change} (before: {before})"
                values={{
                  change: (
                    <b>
                      <FormattedNumber value={(value - before) / before} style="percent" signDisplay="exceptZero" />
                    </b>
                  ),
                  before: <FormattedNumber value={before} />,
                }}
              />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
