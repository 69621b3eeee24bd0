import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './GlancePage.module.css';

/** In the shape of the page: a line and two tables. */
export function GlanceSkeleton() {
  return (
    <>
      <div className={css.lead}>
        <Skeleton lines={1} />
      </div>
      <div className={css.parts} aria-busy="true">
        <Part />
        <Part />
      </div>
    </>
  );
}

function Part() {
  return (
    <Card>
      <div className={css.part}>
        <Skeleton lines={12} />
      </div>
    </Card>
  );
}
