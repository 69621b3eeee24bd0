import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import css from './MessageCard.module.css';

/** In place of what there would be to show, such as the rows of a list. */
export function MessageCard({ children }: { children: ReactNode }) {
  return (
    <Card>
      <div className={css.message} role="status">
        {children}
      </div>
    </Card>
  );
}
