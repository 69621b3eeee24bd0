import { type ReactNode, useId } from 'react';
import css from './Checkbox.module.css';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps {
  name?: string;
  isSelected: boolean;
  isDisabled?: boolean;
  onChange: (isSelected: boolean) => void;
  description?: ReactNode;
  /** Whether this is one of several short choices in a row. */
  isPill?: boolean;
  /** The error message; undefined for a valid value. */
  errorMessage?: string | undefined;
  /** The id of the error message of the surrounding `FieldGroup`. */
  groupErrorId?: string | undefined;
  children: ReactNode;
}

export function Checkbox(props: CheckboxProps) {
  const { name, isSelected, isDisabled, onChange, description, isPill, errorMessage, groupErrorId, children } = props;
  const id = useId();
  const described = [groupErrorId, errorMessage && `${id}error`, description && id].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label} data-pill={isPill || undefined}>
        <input
          type="checkbox"
          name={name}
          className={css.box}
          checked={isSelected}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={errorMessage || groupErrorId ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </label>
      {errorMessage && (
        <p id={`${id}error`} className={field.error}>
          <Icon name="alert" size={16} />
          {errorMessage}
        </p>
      )}
      {description && (
        <p id={id} className={css.description}>
          {description}
        </p>
      )}
    </div>
  );
}
