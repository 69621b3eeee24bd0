import { type ReactNode, useId } from 'react';
import css from './Checkbox.module.css';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';

interface CheckboxProps {
  name?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  description?: ReactNode;
  /** What is wrong with it; none: nothing is. */
  errorMessage?: string | undefined;
  children: ReactNode;
}

export function Checkbox({ name, isSelected, onChange, description, errorMessage, children }: CheckboxProps) {
  const id = useId();
  const described = [errorMessage && `${id}error`, description && id].filter(Boolean).join(' ');
  return (
    <div className={css.field}>
      <label className={css.label}>
        <input
          type="checkbox"
          name={name}
          className={css.box}
          checked={isSelected}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={errorMessage ? true : undefined}
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
