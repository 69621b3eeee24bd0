import type { ReactNode } from 'react';
import css from './Columns.module.css';

interface ColumnsProps {
  children: ReactNode;
  /** Additional information about the content. */
  aside: ReactNode;
}

/** Eight and four of twelve columns of a `Page`; on narrow screens one column. */
export function Columns({ children, aside }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.column}>{children}</div>
      <div className={css.column}>{aside}</div>
    </div>
  );
}
