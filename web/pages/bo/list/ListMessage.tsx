import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import css from './ListPage.module.css';

/** In place of rows. */
export function ListMessage({ children }: { children: ReactNode }) {
  return (
    <Card>
      <div className={css.message} role="status">
        {children}
      </div>
    </Card>
  );
}
