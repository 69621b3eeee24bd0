import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Drawing, type DrawingName } from '#web/ui/Drawing.tsx';
import css from './ResultsMessage.module.css';

interface ResultsMessageProps {
  drawing: DrawingName;
  children: ReactNode;
  /** Below the message. */
  aside?: ReactNode;
}

/** A message instead of results: nothing found, not understood, failed. */
export function ResultsMessage({ drawing, children, aside }: ResultsMessageProps) {
  return (
    <div className={css.alone}>
      <Card>
        <meta name="robots" content="noindex" />
        <div className={css.message}>
          <Drawing name={drawing} />
          {children}
        </div>
      </Card>
      {aside}
    </div>
  );
}
