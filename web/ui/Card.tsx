import type { ReactNode } from 'react';
import css from './small.module.css';

/** A surface without padding, which its content adds. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={css.card}>{children}</div>;
}
