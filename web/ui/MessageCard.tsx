import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { Drawing, type DrawingName } from './Drawing.tsx';
import { Cluster, Text } from './layout.tsx';
import css from './states.module.css';

interface MessageCardProps {
  drawing?: DrawingName;
  /** The message in short, unless the heading of the page already has it. */
  title?: ReactNode;
  children: ReactNode;
  /** Buttons in a row below the text; the first one is filled. */
  actions?: ReactNode;
  /** A related choice, below a line. */
  foot?: ReactNode;
}

/** A message shown instead of content, such as an empty list. */
export function MessageCard({ drawing = 'empty', title, children, actions, foot }: MessageCardProps) {
  return (
    <div className={css.alone}>
      <Card>
        <div className={css.message}>
          <Drawing name={drawing} />
          <div className={css.words} role="status">
            {title && (
              <Text as="h2" size="xl">
                {title}
              </Text>
            )}
            {children}
          </div>
          {actions && (
            <Cluster gap={3} justify="center">
              {actions}
            </Cluster>
          )}
        </div>
        {foot && <div className={css.foot}>{foot}</div>}
      </Card>
    </div>
  );
}
