import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import css from './ResultsMessage.module.css';

/** A message instead of results: nothing found, not understood, failed. */
export function ResultsMessage({ children }: { children: ReactNode }) {
  return (
    <Card>
      <meta name="robots" content="noindex" />
      <div className={css.message}>{children}</div>
    </Card>
  );
}
