import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import { NextSteps } from './NextSteps.tsx';
import css from './PreRegistrationPage.module.css';

interface FormColumnsProps {
  /** Whether the email is confirmed, see `NextSteps`. */
  isConfirmed: boolean;
  /** The `CardPreview`, if there is a form; in a single column the form contains it. */
  preview?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** Whether there are two columns, as in PreRegistrationPage.module.css. */
export const useIsWide = () => useMediaQuery('(width >= 60rem)', true);

/** Two columns: the form, and an aside with the preview of the card and the steps after submission. */
export function FormColumns({ isConfirmed, preview, children }: FormColumnsProps) {
  const isWide = useIsWide();
  return (
    <div className={css.columns}>
      <Card>
        <div className={css.form}>{children}</div>
      </Card>
      <aside className={css.aside}>
        {isWide && preview}
        <Card>
          <div className={css.next}>
            <NextSteps isConfirmed={isConfirmed} />
          </div>
        </Card>
      </aside>
    </div>
  );
}
