import type { ReactNode } from 'react';
import css from './small.module.css';

/** A surface. The content brings its padding. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={css.card}>{children}</div>;
}
