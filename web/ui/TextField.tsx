import type { RefObject } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import css from './Field.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string;
  placeholder?: string;
  icon?: IconName;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function TextField({ label, placeholder, icon, inputRef, ...props }: TextFieldProps) {
  return (
    <AriaTextField {...props} className={css.field}>
      <Label className={css.label}>{label}</Label>
      <div className={css.box}>
        {icon && (
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
        )}
        <Input ref={inputRef} className={css.input ?? ''} placeholder={placeholder} />
      </div>
    </AriaTextField>
  );
}
