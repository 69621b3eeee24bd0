import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'placeholder' | 'icon'> {
  /** Name of the button that makes the password readable; it is pressed while it is. */
  showLabel: string;
}

/** Can show what was typed, so that it need not be typed twice. */
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
