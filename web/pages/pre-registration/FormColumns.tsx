import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { NextSteps } from './NextSteps.tsx';
import css from './PreRegistrationPage.module.css';

interface FormColumnsProps {
  isAgain: boolean;
  /** `CardPreview`, once there is a form. */
  preview?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Two columns: the form, and an aside with the preview of the card and the steps after submission. */
export function FormColumns({ isAgain, preview, children }: FormColumnsProps) {
  return (
    <div className={css.columns}>
      <Card>
        <div className={css.form}>{children}</div>
      </Card>
      <aside className={css.aside}>
        {preview}
        <Card>
          <div className={css.next}>
            <NextSteps isAgain={isAgain} />
          </div>
        </Card>
      </aside>
    </div>
  );
}
