import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import css from './Figures.module.css';

/** Numbers as tiles in a row, each above its name. */
export function Figures({ figures }: { figures: readonly { label: ReactNode; value: number }[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they neither move nor change in number
        <div key={at} className={css.figure}>
          <dt>{label}</dt>
          <dd>
            <FormattedNumber value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
