import type { ReactNode } from 'react';
import { Stack } from '../ui/layout.tsx';
import css from './Page.module.css';

interface PageProps {
  /** The title in the browser's tab, and above the page unless `heading` replaces it. */
  title: string;
  heading?: ReactNode;
  /** The id of the heading. */
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A heading and its content on cards: the layout of most pages. */
export function Page({ title, heading = title, id, lead, children }: PageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <header className={css.head}>
        <h1 className={css.title} id={id}>
          {heading}
        </h1>
        {lead && (
          <Stack gap={2} justify="start">
            {lead}
          </Stack>
        )}
      </header>
      {children}
    </div>
  );
}
