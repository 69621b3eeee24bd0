import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import css from './CardPage.module.css';

interface CardPageProps {
  title: string;
  size?: 'narrow' | 'wide';
  /** Above the title: how it went. */
  sign?: 'good' | 'warning';
  children: ReactNode;
  /** Side by side at the end of the card. */
  actions?: ReactNode;
  /** Below the card: cards of their own. */
  more?: ReactNode;
}

/** One column on a card in the middle: what there is to fill in, or what became of it. */
export function CardPage({ title, size = 'narrow', sign, children, actions, more }: CardPageProps) {
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <div className={css.column} data-size={size}>
        <Card>
          <div className={css.content}>
            {sign && (
              <span className={css.sign} data-tone={sign}>
                <Icon name={sign === 'good' ? 'check' : 'alert'} size={32} />
              </span>
            )}
            <h1 className={css.title}>{title}</h1>
            {children}
            {actions && <div className={css.actions}>{actions}</div>}
          </div>
        </Card>
        {more}
      </div>
    </div>
  );
}
