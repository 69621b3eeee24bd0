import { useIntl } from 'react-intl';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField.tsx';

/** A password field in the page's language, labeled 'Password' by default. */
export function SecretField({
  label,
  ...props
}: Omit<PasswordFieldProps, 'label' | 'showLabel'> & { label?: string | undefined }) {
  const intl = useIntl();
  return (
    <PasswordField
      {...props}
      label={label ?? intl.formatMessage({ id: 'page.password' })}
      showLabel={intl.formatMessage({ id: 'form.showPassword', defaultMessage: 'Show password' })}
    />
  );
}
