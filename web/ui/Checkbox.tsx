import { type ReactNode, useId } from 'react';
import css from './Checkbox.module.css';

interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  description?: ReactNode;
  children: ReactNode;
}

export function Checkbox({ isSelected, onChange, description, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label}>
        <input
          type="checkbox"
          className={css.box}
          checked={isSelected}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-describedby={description ? id : undefined}
        />
        {children}
      </label>
      {description && (
        <p id={id} className={css.description}>
          {description}
        </p>
      )}
    </div>
  );
}
