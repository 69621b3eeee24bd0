import { type ReactNode, useId } from 'react';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import css from './Select.module.css';

interface SelectGroup {
  /** The label; without one only the options are shown. */
  label?: string;
  options: readonly { id: string; label: string }[];
}

interface SelectProps<Id extends string> {
  label: string;
  name?: string;
  /** The id of the selected option; empty for none. */
  value: Id;
  onChange: (value: Id) => void;
  /** The label of the empty option; without it a selection is required. */
  none?: string;
  groups: readonly SelectGroup[];
  description?: ReactNode;
  errorMessage?: string | undefined;
  isRequired?: boolean;
}

/** The browser's own select element, which works best on phones. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, name, value, onChange, none, groups, description, errorMessage, isRequired } = props;
  const id = useId();
  return (
    <div className={field.field} data-required={isRequired || undefined}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box}>
        <select
          id={id}
          className={`${field.input} ${css.select}`}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Id)}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          data-invalid={errorMessage ? true : undefined}
          aria-describedby={`${id}error ${id}description`}
        >
          {none !== undefined && <option value="">{none}</option>}
          {groups.map(({ label: group, options }) => {
            const list = options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ));
            return group ? (
              <optgroup key={group} label={group}>
                {list}
              </optgroup>
            ) : (
              list
            );
          })}
        </select>
        <span className={css.arrow}>
          <Icon name="chevron" size={18} />
        </span>
      </div>
      {errorMessage && (
        <p id={`${id}error`} className={field.error}>
          <Icon name="alert" size={16} />
          {errorMessage}
        </p>
      )}
      {description && (
        <p id={`${id}description`} className={field.description}>
          {description}
        </p>
      )}
    </div>
  );
}
