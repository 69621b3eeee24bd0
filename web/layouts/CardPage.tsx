import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Drawing, type DrawingName } from '../ui/Drawing.tsx';
import { Cluster, Text } from '../ui/layout.tsx';
import css from './CardPage.module.css';

interface CardPageProps {
  title: string;
  size?: 'narrow' | 'wide';
  /** A drawing of the outcome, above the title. With a drawing, the content of the card is centered. */
  drawing?: DrawingName;
  children: ReactNode;
  /** Actions in a row at the end of the card. */
  actions?: ReactNode;
  /** Additional cards below the card. */
  more?: ReactNode;
  /** The content of a navy panel next to the card, shown if there is room. */
  aside?: ReactNode;
}

/** A centered card with one column: a form or its result. */
export function CardPage({ title, size = 'narrow', drawing, children, actions, more, aside }: CardPageProps) {
  return (
    <div className={css.page} data-split={Boolean(aside) || undefined}>
      <title>{`${title} · Rumbo`}</title>
      {aside && <div className={css.panel}>{aside}</div>}
      <div className={css.column} data-size={size}>
        <Card>
          <div className={css.content} data-centred={Boolean(drawing) || undefined}>
            {drawing && <Drawing name={drawing} />}
            <Text as="h1" breaks>
              {title}
            </Text>
            {children}
            {actions && (
              <Cluster gap={3} {...(drawing && { justify: 'center' })}>
                {actions}
              </Cluster>
            )}
          </div>
        </Card>
        {more}
      </div>
    </div>
  );
}
