import type { ReactNode } from 'react';
import css from './Page.module.css';

interface PageProps {
  /** In the browser's tab, and above the page unless it has another heading. */
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A heading and what belongs to it, on cards: what most pages look like. */
export function Page({ title, heading = title, lead, children }: PageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <header className={css.head}>
        <h1 className={css.title}>{heading}</h1>
        {lead && <div className={css.lead}>{lead}</div>}
      </header>
      {children}
    </div>
  );
}
