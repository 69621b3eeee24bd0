import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './HomePage.module.css';

/** Two numbers, a chart and a list, while they are on their way. */
export function HomeSkeleton() {
  return (
    <>
      <Tile lines={2} />
      <Tile lines={2} />
      <div className={css.wide}>
        <Tile lines={8} />
      </div>
      <div className={css.wide}>
        <Tile lines={8} />
      </div>
    </>
  );
}

function Tile({ lines }: { lines: number }) {
  return (
    <Card>
      <div className={css.tile} aria-busy="true">
        <Skeleton lines={lines} />
      </div>
    </Card>
  );
}
