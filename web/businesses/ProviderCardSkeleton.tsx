import { Card } from '#web/ui/Card.tsx';
import css from './ProviderCard.module.css';

/** What is to come, in the size of a card. */
export function ProviderCardSkeleton() {
  return (
    <Card>
      <div className={css.skeleton} aria-hidden="true" />
    </Card>
  );
}
