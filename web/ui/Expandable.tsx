import type { ReactNode } from 'react';
import css from './Expandable.module.css';
import { Icon } from './Icon.tsx';

/** A line that expands, also without scripts. */
export function Expandable({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={css.expandable}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
