import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import css from './HomePage.module.css';

/** The number of items to review, and the link to their list. */
export function QueueTile({ count, href }: { count: ReactNode; href: string }) {
  return (
    <Card>
      <div className={css.tile}>
        <p className={css.number}>{count}</p>
        <div>
          <LinkButton variant="secondary" href={href}>
            <FormattedMessage id="bo.edits.open" />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
