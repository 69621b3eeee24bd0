import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './TokensSkeleton.module.css';

export function TokensSkeleton() {
  return (
    <Card>
      <div className={css.skeleton} aria-busy="true">
        <Skeleton lines={4} />
      </div>
    </Card>
  );
}
