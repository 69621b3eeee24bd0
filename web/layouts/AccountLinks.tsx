import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { accountMessages } from './accountMessages.ts';

/** Ways in for a visitor. The one that stands out is for carriers, whose businesses are what the directory lives on. */
export function AccountLinks({ onPress }: { onPress?: () => void }) {
  const { pathname, search } = useLocation();
  // From one of the two pages to the other, the wish to go somewhere afterwards is kept.
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
