import type { ReactNode } from 'react';
import css from './Chip.module.css';

export function Chip({ tone = 'plain', children }: { tone?: 'plain' | 'success' | 'warning'; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      {children}
    </span>
  );
}
