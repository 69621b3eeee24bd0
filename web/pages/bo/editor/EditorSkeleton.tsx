import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './EditorPage.module.css';
import part from './FormPart.module.css';
import shape from './FormSkeleton.module.css';
import { FormSkeleton } from './FormSkeleton.tsx';

interface EditorSkeletonProps {
  parts?: readonly number[];
  /** How many lines each of the cards beside the form has; without it the form has all of the width. */
  aside?: readonly number[];
  /** Whether there is a bar above the form. */
  hasBar?: boolean;
}

/** In the shape of a page that edits what exists, while that is on its way. */
export function EditorSkeleton({ parts, aside, hasBar }: EditorSkeletonProps) {
  const form = <FormSkeleton {...(parts && { parts })} />;
  return (
    <div className={css.page}>
      <div className={shape.heading}>
        <Skeleton lines={1} />
      </div>
      {hasBar && <div className={shape.bar} />}
      {aside ? (
        <div className={css.columns}>
          {form}
          <div className={css.aside}>
            {aside.map((lines, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other identity.
              <Card key={index}>
                <div className={part.part}>
                  <div className={shape.title}>
                    <Skeleton lines={1} />
                  </div>
                  <div className={shape.lines}>
                    <Skeleton lines={lines} />
                  </div>
                </div>
              </Card>
            ))}
          </div>
        </div>
      ) : (
        form
      )}
    </div>
  );
}
