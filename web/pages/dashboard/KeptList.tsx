import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import css from './DashboardPage.module.css';

interface KeptListProps {
  /** Of the heading. */
  id: string;
  title: ReactNode;
  /** `li` elements. */
  children: ReactNode;
  /** Below the list. */
  action?: ReactNode;
}

/** A list that the person has kept: saved businesses, searches. */
export function KeptList({ id, title, children, action }: KeptListProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <Card>
        <div className={css.kept}>
          <ul className={css.list}>{children}</ul>
          {action}
        </div>
      </Card>
    </section>
  );
}
