import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './EditorPage.module.css';
import part from './FormPart.module.css';
import shape from './FormSkeleton.module.css';

interface FormSkeletonProps {
  /** How many fields each part of the form has. */
  parts?: readonly number[];
}

/** In the shape of a form, while it is on its way. */
export function FormSkeleton({ parts = [7, 2, 2] }: FormSkeletonProps) {
  return (
    <div className={css.form} aria-busy="true">
      {parts.map((fields, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity.
        <Card key={index}>
          <div className={part.part}>
            <div className={shape.title}>
              <Skeleton lines={1} />
            </div>
            <div className={part.fields}>
              {Array.from({ length: fields }, (_, field) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <div key={field} className={shape.field}>
                  <Skeleton lines={1} />
                  <span className={shape.box} />
                </div>
              ))}
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
