import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import frame from './ResultFrame.module.css';
import css from './SkeletonCard.module.css';

/** In the frame of a result card, so that nothing moves when the result comes. */
export function SkeletonCard() {
  return (
    <Card>
      <div className={frame.frame} aria-hidden="true">
        <div className={frame.about}>
          <div className={css.name}>
            <Skeleton lines={1} />
          </div>
          <div className={css.place}>
            <Skeleton lines={1} />
          </div>
          <Skeleton lines={3} />
        </div>
        <div className={frame.contacts}>
          <div className={css.contact} />
          <div className={css.contact} />
          <div className={css.contact} />
        </div>
      </div>
    </Card>
  );
}
