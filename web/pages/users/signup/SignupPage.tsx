import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Aside } from '../Aside.tsx';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { SignupForm } from './SignupForm.tsx';

export function SignupPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const title = intl.formatMessage({ id: 'signup.title', defaultMessage: 'Sign up', description: 'Title of the page' });
  return (
    <AccountPage title={title} isEntrance>
      <GoogleSignIn />
      <SignupForm />
      <Aside>
        <FormattedMessage
          id="signup.haveAccount"
          defaultMessage="Already have an account? <link>Log in</link>"
          description="Below the form for signing up"
          values={{ link: (text) => <Link href={paths.login(query.get('next') ?? '')}>{text}</Link> }}
        />
      </Aside>
    </AccountPage>
  );
}
