import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './EditorPage.module.css';
import shape from './EditorSkeleton.module.css';
import part from './FormPart.module.css';

interface EditorSkeletonProps {
  parts?: readonly number[];
  /** The number of lines of each card next to the form; if omitted, the form has the full width. */
  aside?: readonly number[];
  /** Whether there is a bar above the form. */
  hasBar?: boolean;
}

/** The placeholder of a page that edits a record. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards have no other identity.
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

interface FormSkeletonProps {
  /** The number of fields of each part of the form. */
  parts?: readonly number[];
}

/** The placeholder of a form. */
function FormSkeleton({ parts = [7, 2, 2] }: FormSkeletonProps) {
  return (
    <div className={css.form} aria-busy="true">
      {parts.map((fields, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity.
        <Card key={index}>
          <div className={part.part}>
            <div className={shape.title}>
              <Skeleton lines={1} />
            </div>
            <div className={part.fields}>
              {Array.from({ length: fields }, (_, field) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity.
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
