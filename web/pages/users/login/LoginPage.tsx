import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Aside } from '../Aside.tsx';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { LoginForm } from './LoginForm.tsx';

export function LoginPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const title = intl.formatMessage({ id: 'login.title', defaultMessage: 'Log in', description: 'Title of the page' });
  return (
    <AccountPage title={title}>
      <GoogleSignIn />
      <LoginForm />
      <Aside>
        <FormattedMessage
          id="login.noAccount"
          defaultMessage="No account yet? <link>Sign up</link>"
          description="Below the form for logging in"
          values={{ link: (text) => <Link href={paths.signup(query.get('next') ?? '')}>{text}</Link> }}
        />
      </Aside>
    </AccountPage>
  );
}
