import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';

/**
 * Labeled 'Email' by default. `autoComplete` is `username` for the name of an account, and `email` for a new address.
 */
export function EmailField({
  label,
  ...props
}: Omit<TextFieldProps, 'label' | 'type'> & { label?: string | undefined }) {
  const intl = useIntl();
  return (
    <TextField
      {...props}
      // Not "email": the browser would trim and convert the input, which our code validates.
      type="text"
      inputMode="email"
      autoCorrect="off"
      spellCheck="false"
      maxLength={254}
      isRequired
      label={label ?? intl.formatMessage({ id: 'page.email' })}
    />
  );
}
