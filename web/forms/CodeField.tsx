import { useIntl } from 'react-intl';
import { passkeyMessages } from '../passkeys/passkeyMessages.ts';
import { TextField } from '../ui/TextField.tsx';

interface CodeFieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
  /** Whether recovery codes are accepted, too. */
  hasHint?: boolean;
}

/** A field for a code of an authenticator app. */
export function CodeField({ hasHint = true, ...props }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      {...props}
      label={intl.formatMessage(passkeyMessages.code)}
      {...(hasHint && { description: intl.formatMessage(passkeyMessages.codeHint) })}
      autoComplete="one-time-code"
      isRequired
    />
  );
}
