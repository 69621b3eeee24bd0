import type { ReactNode } from 'react';
import field from './Field.module.css';
import css from './FieldGroup.module.css';
import { Icon } from './Icon.tsx';

interface FieldGroupProps {
  legend: ReactNode;
  /** The id by which the fields refer to what is wrong. */
  errorId: string;
  /** What is wrong with all of them together; none: nothing is. */
  errorMessage?: string | undefined;
  children: ReactNode;
}

/** Fields that are one question. */
export function FieldGroup({ legend, errorId, errorMessage, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={field.label}>{legend}</legend>
      {errorMessage && (
        <p id={errorId} className={field.error}>
          <Icon name="alert" size={16} />
          {errorMessage}
        </p>
      )}
      {children}
    </fieldset>
  );
}
