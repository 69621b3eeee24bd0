import type { ReactNode } from 'react';
import css from './ListPage.module.css';

interface ListPageProps {
  title: string;
  /** What narrows the list, beside the title. */
  search?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, search, children }: ListPageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {search}
      </div>
      {children}
    </div>
  );
}
