import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';
import css from './states.module.css';

interface MessageCardProps {
  drawing?: DrawingName;
  children: ReactNode;
}

/** A message shown instead of content, such as the rows of a list. */
export function MessageCard({ drawing = 'empty', children }: MessageCardProps) {
  return (
    <Card>
      <div className={css.message}>
        <Drawing name={drawing} />
        <div className={css.words} role="status">
          {children}
        </div>
      </div>
    </Card>
  );
}
