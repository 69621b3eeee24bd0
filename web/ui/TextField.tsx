import { type ReactNode, type RefObject, useRef } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
} from 'react-aria-components/TextField';
import css from './Field.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { useTypedText } from './useTypedText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior'> {
  label: string;
  /** Whether the label is only for screen readers, as for a search field with an icon. */
  isLabelHidden?: boolean;
  placeholder?: string;
  icon?: IconName;
  /** A hint, or the reason why the field is disabled. */
  description?: ReactNode;
  /** The error message; undefined for a valid value. */
  errorMessage?: string | undefined;
  /** Whether the value is invalid because of an error shown at another field. */
  isInvalid?: boolean;
  /** A button inside the box, after the text. */
  action?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    isLabelHidden = false,
    placeholder,
    icon,
    description,
    errorMessage,
    isInvalid = false,
    action,
    inputRef,
    ...field
  } = props;
  const ownRef = useRef<HTMLInputElement>(null);
  const ref = inputRef ?? ownRef;
  useTypedText(ref, field.value, field.onChange);
  return (
    // Our own messages in the page's language replace the browser's.
    <AriaTextField
      {...field}
      className={css.field}
      isInvalid={isInvalid || Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Label className={css.label}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</Label>
      <div className={css.box}>
        {icon && (
          <span className={css.icon}>
            <Icon name={icon} />
          </span>
        )}
        <Input ref={ref} className={css.input ?? ''} placeholder={placeholder} data-action={action ? '' : null} />
        {action && <span className={css.action}>{action}</span>}
      </div>
      {errorMessage && (
        <FieldError className={css.error ?? ''}>
          <Icon name="alert" size={16} />
          {errorMessage}
        </FieldError>
      )}
      {description && (
        <Text slot="description" className={css.description ?? ''}>
          {description}
        </Text>
      )}
    </AriaTextField>
  );
}
