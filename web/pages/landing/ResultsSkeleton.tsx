import { FormattedMessage } from 'react-intl';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import css from './ResultsSkeleton.module.css';
import { SkeletonCard } from './SkeletonCard.tsx';

/** What is to come, in its shape: a heading and the first cards. */
export function ResultsSkeleton() {
  return (
    <>
      <div className={css.heading}>
        <VisuallyHidden role="status">
          <FormattedMessage id="results.loading" defaultMessage="Searching…" description="While a search is made" />
        </VisuallyHidden>
        <Skeleton lines={1} />
      </div>
      <div className={css.list}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </>
  );
}
