import type { ReactNode } from 'react';
import css from './FactList.module.css';

/** Small texts below each other, across a part of a form. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <div data-wide="" className={css.facts}>
      {children}
    </div>
  );
}
