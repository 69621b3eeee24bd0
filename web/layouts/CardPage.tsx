import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Drawing, type DrawingName } from '../ui/Drawing.tsx';
import { Cluster, Text } from '../ui/layout.tsx';
import css from './CardPage.module.css';
import { Columns } from './Columns.tsx';
import { Page } from './Page.tsx';

interface CardPageProps {
  title: string;
  /** Of a centred outcome. */
  size?: 'narrow' | 'wide';
  /** A drawing of the outcome, above the title. With a drawing, the content of the card is centered. */
  drawing?: DrawingName;
  children: ReactNode;
  /** Actions in a row at the end of the card. */
  actions?: ReactNode;
  /** More cards: after the card, where there is room next to it. */
  more?: ReactNode;
  /** The content of a navy panel next to the card, shown if there is room. */
  aside?: ReactNode;
}

/** One card: a form below the heading of its page, or the centred outcome of one. */
export function CardPage({ title, size = 'narrow', drawing, children, actions, more, aside }: CardPageProps) {
  const isHeaded = !aside && !drawing;
  const card = (
    <Card>
      <div className={css.content} data-centred={Boolean(drawing) || undefined} data-headed={isHeaded || undefined}>
        {drawing && <Drawing name={drawing} />}
        {!isHeaded && (
          <Text as="h1" breaks>
            {title}
          </Text>
        )}
        {children}
        {actions && (
          <Cluster gap={3} {...(drawing && { justify: 'center' })}>
            {actions}
          </Cluster>
        )}
      </div>
    </Card>
  );
  if (isHeaded)
    return (
      <Page title={title}>
        <Columns aside={more}>{card}</Columns>
      </Page>
    );
  return (
    <div className={css.page} data-split={Boolean(aside) || undefined}>
      <title>{`${title} · Rumbo`}</title>
      {aside && <div className={css.panel}>{aside}</div>}
      <div className={css.column} data-size={size}>
        {card}
        {more}
      </div>
    </div>
  );
}
