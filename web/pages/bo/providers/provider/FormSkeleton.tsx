import { Card } from '../../../../ui/Card.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import css from './ProviderPage.module.css';

/** In the shape of the form, while it is on its way. */
export function FormSkeleton() {
  return (
    <div className={css.form} aria-busy="true">
      {[4, 3, 3].map((lines, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity.
        <Card key={part}>
          <div className={css.skeleton}>
            <Skeleton lines={lines} />
            <Skeleton lines={lines} />
          </div>
        </Card>
      ))}
    </div>
  );
}
