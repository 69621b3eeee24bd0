import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './ProviderCard.module.css';

interface CardFactProps {
  icon: IconName;
  tone?: 'good' | 'warning' | undefined;
  /** The fact is alone in its line. */
  isLine?: boolean;
  /** The fact is only shown on wide cards. */
  needsRoom?: boolean;
  children: ReactNode;
}

/** A fact on a card about its business. */
export function CardFact({ icon, tone, isLine, needsRoom, children }: CardFactProps) {
  return (
    <p className={css.fact} data-tone={tone} data-line={isLine || undefined} data-room={needsRoom || undefined}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}
