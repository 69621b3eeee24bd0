import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { accountMessages } from './accountMessages.ts';

/** Links for a visitor. The prominent one is for carriers, whose businesses are the content of the directory. */
export function AccountLinks({ onPress }: { onPress?: () => void }) {
  const { pathname, search } = useLocation();
  // A link between the sign-in and sign-up pages keeps the page requested before signing in.
  const isEntrance = pathname === paths.login() || pathname === paths.signup();
  const next = (isEntrance && new URLSearchParams(search).get('next')) || undefined;
  return (
    <>
      <LinkButton variant="quiet" href={paths.login(next)} onPress={onPress}>
        <FormattedMessage id="nav.login" />
      </LinkButton>
      <LinkButton variant="quiet" href={paths.signup(next)} onPress={onPress}>
        <FormattedMessage id="nav.signup" />
      </LinkButton>
      <LinkButton variant="outline" href={paths.preRegistration()} onPress={onPress}>
        <FormattedMessage {...accountMessages.carriers} />
      </LinkButton>
    </>
  );
}
