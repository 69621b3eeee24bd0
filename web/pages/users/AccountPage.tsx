import { type ReactNode, useEffect } from 'react';
import { Card } from '../../ui/Card.tsx';
import { preloadToasts } from '../../ui/toasts.ts';
import css from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  children: ReactNode;
  /** Below the card: cards of their own. */
  more?: ReactNode;
}

/** One column on a card: what all pages about the own account look like. */
export function AccountPage({ title, children, more }: AccountPageProps) {
  // Failing early is no failure: they are asked for again when they are needed.
  useEffect(() => void preloadToasts().catch(() => {}), []);

  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.column}>
        <Card>
          <div className={css.content}>
            <h1 className={css.title}>{title}</h1>
            {children}
          </div>
        </Card>
        {more}
      </div>
    </div>
  );
}
