import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './BusinessesSkeleton.module.css';

export function BusinessesSkeleton() {
  return (
    <Card>
      <div className={css.skeleton}>
        <Skeleton lines={2} />
      </div>
    </Card>
  );
}
