import type { ReactNode } from 'react';
import css from './Columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** What helps with the content. */
  aside: ReactNode;
}

/** Eight and four of twelve columns of a `Page`; below each other where there is no room. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      <div className={css.column}>{aside}</div>
    </div>
  );
}
