import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'placeholder' | 'icon'> {
  /** The label of the button that shows the password. The button is pressed while the password is visible. */
  showLabel: string;
}

/** A password field that can show its input, so that it need not be entered twice. */
export function PasswordField({ showLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      autoCorrect="off"
      action={
        !props.isDisabled && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={showLabel}
            aria-pressed={isShown}
            onPress={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </Button>
        )
      }
    />
  );
}
