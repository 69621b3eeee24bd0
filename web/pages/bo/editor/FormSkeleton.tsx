import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './EditorPage.module.css';

/** In the shape of the form, while it is on its way: so many lines in each of its parts. */
export function FormSkeleton({ parts = [4, 3, 3] }: { parts?: readonly number[] }) {
  return (
    <div className={css.form} aria-busy="true">
      {parts.map((lines, part) => (
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
