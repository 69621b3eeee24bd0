import type { ReactNode } from 'react';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';

interface FieldGroupProps {
  legend: ReactNode;
  /** The id with which the fields refer to the error. */
  errorId: string;
  /** The error of the whole group; undefined if the group is valid. */
  errorMessage?: string | undefined;
  children: ReactNode;
}

/** A group of fields that form one question. */
export function FieldGroup({ legend, errorId, errorMessage, children }: FieldGroupProps) {
  return (
    <fieldset className={css.group}>
      <legend className={css.label}>{legend}</legend>
      {errorMessage && (
        <p id={errorId} className={css.error}>
          <Icon name="alert" size={16} />
          {errorMessage}
        </p>
      )}
      {children}
    </fieldset>
  );
}
