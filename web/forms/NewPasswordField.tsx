import { FormattedMessage } from 'react-intl';
import type { PasswordFieldProps } from '../ui/PasswordField.tsx';
import { formMessages } from './formMessages.ts';
import { SecretField } from './SecretField.tsx';

/** A field for a new password, with a hint about its length. */
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
        // The error has the same text as the hint.
        props.errorMessage ? undefined : <FormattedMessage {...formMessages.passwordLength} />
      }
    />
  );
}
