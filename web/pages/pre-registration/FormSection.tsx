import type { ReactNode } from 'react';
import css from './FormSection.module.css';

interface FormSectionProps {
  title: ReactNode;
  /** The common hint for its fields, below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together; side by side where there is room. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <fieldset className={css.section}>
      <legend className={css.title}>{title}</legend>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}

/** Takes the whole width of its section. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
