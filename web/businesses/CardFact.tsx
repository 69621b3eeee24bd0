import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import css from './ProviderCard.module.css';

interface CardFactProps {
  icon: IconName;
  tone?: 'good' | 'warning' | undefined;
  children: ReactNode;
}

/** A line of a card about its business. */
export function CardFact({ icon, tone, children }: CardFactProps) {
  return (
    <p className={css.fact} data-tone={tone}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}
