import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Drawing, type DrawingName } from '#web/ui/Drawing.tsx';
import css from './ResultsMessage.module.css';

interface ResultsMessageProps {
  drawing: DrawingName;
  children: ReactNode;
  /** Additional content below the message. */
  aside?: ReactNode;
}

/** A message instead of results: no results, an unknown place, or a failure. */
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
