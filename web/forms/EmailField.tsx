import { useIntl } from 'react-intl';
import { TextField, type TextFieldProps } from '../ui/TextField.tsx';

/** By itself labelled 'Email'. `autoComplete` says whether it names an account (username) or is written anew (email). */
export function EmailField({
  label,
  ...props
}: Omit<TextFieldProps, 'label' | 'type'> & { label?: string | undefined }) {
  const intl = useIntl();
  return (
    <TextField
      {...props}
      // Not "email": the browser would trim and convert what is typed, and we check it ourselves.
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
