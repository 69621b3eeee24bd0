import { FormattedMessage } from 'react-intl';
import type { PasswordFieldProps } from '../ui/PasswordField.tsx';
import { formMessages } from './formMessages.ts';
import { SecretField } from './SecretField.tsx';

/** For a password that is chosen now: says how long it must be. */
export function NewPasswordField(
  props: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'description' | 'autoComplete'> & {
    label?: string | undefined;
  },
) {
  return (
    <SecretField
      {...props}
      autoComplete="new-password"
      description={
        // What is wrong says the same.
        props.errorMessage ? undefined : <FormattedMessage {...formMessages.passwordLength} />
      }
    />
  );
}
