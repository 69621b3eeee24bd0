import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { accountDestinations } from './accountDestinations.ts';
import { accountMessages } from './accountMessages.ts';
import { SiteLinks } from './SiteLinks.tsx';
import css from './TopNav.module.css';

export function MobileMenu() {
  const intl = useIntl();
  const session = useSession();
  const label = intl.formatMessage({
    id: 'nav.menu',
    defaultMessage: 'Menu',
    description: 'Name of the button that opens the menu of a narrow window, and of that menu',
  });
  return (
    <Disclosure isWide aria-label={label} trigger={(isOpen) => <Icon name={isOpen ? 'close' : 'menu'} size={24} />}>
      {(close) => (
        <nav className={css.mobile} aria-label={label}>
          <LinkButton variant="quiet" href={paths.home()} onPress={close}>
            <FormattedMessage id="nav.home" defaultMessage="Home" description="Link to the landing page" />
          </LinkButton>
          <SiteLinks onPress={close} />
          {session.status === 'anonymous' && <AccountLinks onPress={close} />}
          {session.status === 'signedIn' && <SignedInLinks user={session.user} onPress={close} />}
        </nav>
      )}
    </Disclosure>
  );
}

/** The phone menu's links for the person who is signed in. */
function SignedInLinks({ user, onPress }: { user: SessionUser; onPress: () => void }) {
  const signOut = useSignOut();
  return (
    <>
      {accountDestinations(user, ['dashboard', 'profile', 'admin']).map(({ id, href, message }) => (
        <LinkButton key={id} variant="quiet" href={href} onPress={onPress}>
          <FormattedMessage {...message} />
        </LinkButton>
      ))}
      <Button
        variant="outline"
        onPress={() => {
          onPress();
          void signOut();
        }}
      >
        <FormattedMessage {...accountMessages.logout} />
      </Button>
    </>
  );
}
