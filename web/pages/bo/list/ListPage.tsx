import { type ReactNode, useState } from 'react';
import css from './ListPage.module.css';
import { ToolbarSlot } from './toolbar.ts';

interface ListPageProps {
  title: string;
  /** What narrows the list, beside the title. */
  search?: ReactNode;
  /** Parts of the list, below the bar. */
  views?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, search, views, children }: ListPageProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {search}
        <div ref={setSlot} className={css.tools} />
      </div>
      {views}
      <ToolbarSlot value={slot}>{children}</ToolbarSlot>
    </div>
  );
}
