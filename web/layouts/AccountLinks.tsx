import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Ways in for a visitor: first for carriers, whose businesses are what the directory lives on. */
export function AccountLinks({ onPress }: { onPress?: () => void }) {
  const { pathname, search } = useLocation();
  // From one of the two pages to the other, the wish to go somewhere afterwards is kept.
  const isEntrance = pathname === paths.login() || pathname === paths.signup();
  const next = (isEntrance && new URLSearchParams(search).get('next')) || undefined;
  return (
    <>
      <LinkButton variant="quiet" href={paths.preRegistration()} onPress={onPress}>
        <FormattedMessage
          id="nav.carriers"
          defaultMessage="List your business"
          description="Link in the header to the pre-registration, for carriers"
        />
      </LinkButton>
      <LinkButton variant="outline" href={paths.login(next)} onPress={onPress}>
        <FormattedMessage id="nav.login" defaultMessage="Log in" description="Link to the log-in page" />
      </LinkButton>
      <LinkButton variant="secondary" href={paths.signup(next)} onPress={onPress}>
        <FormattedMessage id="nav.signup" defaultMessage="Sign up" description="Link to the sign-up page" />
      </LinkButton>
    </>
  );
}
