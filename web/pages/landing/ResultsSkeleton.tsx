import { FormattedMessage } from 'react-intl';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import layout from './ResultsLayout.module.css';
import css from './ResultsSkeleton.module.css';
import { SkeletonCard } from './SkeletonCard.tsx';

/** What is to come, in its shape: a heading, the first cards and the map. */
export function ResultsSkeleton({ hasMap }: { hasMap: boolean | undefined }) {
  return (
    <div className={layout.layout} data-map={hasMap || undefined}>
      <div className={css.heading}>
        <VisuallyHidden role="status">
          <FormattedMessage id="results.loading" defaultMessage="Searching…" description="While a search is made" />
        </VisuallyHidden>
        <Skeleton lines={1} />
      </div>
      <div className={layout.list}>
        <div className={css.list}>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </div>
      {hasMap && <div className={layout.map} />}
    </div>
  );
}
