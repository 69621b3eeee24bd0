import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import css from './account.module.css';

/** A separate card below the one of an account page. */
export function AccountSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <section className={css.section}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </section>
    </Card>
  );
}
