import type { ReactNode } from 'react';
import css from './account.module.css';

/** An unobtrusive line below a form. */
export function Aside({ children }: { children: ReactNode }) {
  return <p className={css.aside}>{children}</p>;
}
