import type { ReactNode } from 'react';
import css from './Chip.module.css';

export function Chip({ children }: { children: ReactNode }) {
  return <span className={css.chip}>{children}</span>;
}
