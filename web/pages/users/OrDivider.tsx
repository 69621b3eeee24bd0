import { useIntl } from 'react-intl';
import { Divider } from '#web/ui/Divider.tsx';

export function OrDivider() {
  const intl = useIntl();
  return (
    <Divider>
      {intl.formatMessage({
        id: 'account.or',
        defaultMessage: 'OR',
        description: 'Between signing in with Google and with email and password',
      })}
    </Divider>
  );
}
