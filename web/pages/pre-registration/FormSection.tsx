import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import css from './FormSection.module.css';
import { STEPS, type Step } from './steps.ts';

interface FormSectionProps {
  title: ReactNode;
  /** The number of the step in the form; undefined for an optional section. */
  step?: Step;
  /** A hint about all fields of the section, below the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, in columns if there is room. */
export function FormSection({ title, step, text, children }: FormSectionProps) {
  return (
    <fieldset className={css.section} data-step={step}>
      <legend className={css.title}>
        {step && (
          <span className={css.step}>
            <FormattedMessage
              id="preRegistration.step"
              defaultMessage="Step {number} of {count}"
              values={{ number: STEPS.indexOf(step) + 1, count: STEPS.length }}
            />
          </span>
        )}
        {title}
      </legend>
      {text && <p className={css.text}>{text}</p>}
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}

/** Content with the full width of its section. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}
