import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { AccountPage } from '../AccountPage.tsx';
import { Aside } from '../Aside.tsx';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { OrDivider } from '../OrDivider.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { SecondStep } from './SecondStep.tsx';

export function LoginPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { state } = useLocation();
  // the server does not know the history
  const isSecond = useHydrated() && Boolean(state?.isSecondStep);
  const title = intl.formatMessage({ id: 'nav.login' });
  if (isSecond)
    return (
      <AccountPage title={title} isEntrance>
        <SecondStep next={query.get('next') ?? ''} />
      </AccountPage>
    );
  return (
    <AccountPage title={title} isEntrance>
      <GoogleSignIn />
      <LoginForm />
      <OrDivider />
      <PasskeySignIn />
      <Aside>
        <FormattedMessage
          id="login.noAccount"
          defaultMessage="New to Rumbo? <link>Sign up</link>"
          values={{ link: (text) => <Link href={paths.signup(query.get('next') ?? '')}>{text}</Link> }}
        />
      </Aside>
    </AccountPage>
  );
}
