import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Drawing, type DrawingName } from '#web/ui/Drawing.tsx';
import css from './ResultsMessage.module.css';

interface ResultsMessageProps {
  drawing: DrawingName;
  children: ReactNode;
  /** Next to them, where there is room. */
  aside?: ReactNode;
}

/** A message instead of results: nothing found, not understood, failed. */
export function ResultsMessage({ drawing, children, aside }: ResultsMessageProps) {
  return (
    <Card>
      <meta name="robots" content="noindex" />
      <div className={css.message}>
        <Drawing name={drawing} />
        <div className={css.words}>{children}</div>
        {aside && <div className={css.words}>{aside}</div>}
      </div>
    </Card>
  );
}
