import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { AccountPage } from '../AccountPage.tsx';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { HaveAccount } from './HaveAccount.tsx';
import { SignupForm } from './SignupForm.tsx';

export function SignupPage() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const title = intl.formatMessage({ id: 'nav.signup' });
  return (
    <AccountPage title={title} isEntrance>
      <GoogleSignIn />
      <SignupForm />
      <HaveAccount next={query.get('next') ?? ''} />
    </AccountPage>
  );
}
