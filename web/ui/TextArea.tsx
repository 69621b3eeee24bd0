import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Label,
  Text,
} from 'react-aria-components/TextField';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';
import area from './TextArea.module.css';
import { useTypedText } from './useTypedText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface TextAreaProps
  extends Omit<
    AriaTextFieldProps,
    'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'type' | 'maxLength'
  > {
  label: string;
  rows?: number;
  description?: ReactNode;
  errorMessage?: string | undefined;
  /**
   * The text with the remaining number of characters. Input is never cut: users who paste too much decide what to
   * remove.
   */
  counter: string;
  /** Whether the counter is also announced, after a pause in typing. */
  isCounterUrgent: boolean;
}

/** A field for text of several lines, which grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, rows = 5, description, errorMessage, counter, isCounterUrgent, ...field } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  useTypedText(input, field.value, field.onChange);
  return (
    <AriaTextField {...field} className={css.field} isInvalid={Boolean(errorMessage)} validationBehavior="aria">
      <Label className={css.label}>{label}</Label>
      <AriaTextArea ref={input} className={`${css.input} ${area.area}`} rows={rows} />
      <FieldError className={css.error ?? ''}>
        <Icon name="alert" size={16} />
        {errorMessage}
      </FieldError>
      <div className={area.below}>
        {description && (
          <Text slot="description" className={css.description ?? ''}>
            {description}
          </Text>
        )}
        <span className={area.counter} aria-hidden="true" data-urgent={isCounterUrgent || undefined}>
          {counter}
        </span>
      </div>
      <SettledStatus>{isCounterUrgent ? counter : ''}</SettledStatus>
    </AriaTextField>
  );
}

const milliseconds = 1000;

/** Announces a text after a pause, as an announcement at every key press would not be understood. */
function SettledStatus({ children }: { children: string }) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(children), milliseconds);
    return () => clearTimeout(timer);
  }, [children]);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}
