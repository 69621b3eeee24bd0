import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Stack } from '#web/ui/layout.tsx';
import css from './FormPart.module.css';

interface FormPartProps {
  /** The id for links to this part. */
  id?: string;
  title: ReactNode;
  /** A button or link next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, in columns if there is room. */
export function FormPart({ id, title, action, children }: FormPartProps) {
  return (
    <Card>
      <section id={id} className={css.part}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {action}
        </div>
        <div className={css.fields}>{children}</div>
      </section>
    </Card>
  );
}

/** Fields in a separate line. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div data-wide="" className={css.fields}>
      {children}
    </div>
  );
}

/** Small texts in a list across a section of a form. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Stack data-wide="" gap={2} size="sm" breaks>
      {children}
    </Stack>
  );
}
