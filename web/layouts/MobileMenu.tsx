import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import css from './MobileMenu.module.css';
import { SignedInLinks } from './SignedInLinks.tsx';

export function MobileMenu() {
  const intl = useIntl();
  const session = useSession();
  const label = intl.formatMessage({
    id: 'nav.menu',
    defaultMessage: 'Menu',
    description: 'Name of the button that opens the menu on a phone, and of that menu',
  });
  return (
    <Disclosure isWide aria-label={label} trigger={(isOpen) => <Icon name={isOpen ? 'close' : 'menu'} size={24} />}>
      {(close) => (
        <nav className={css.menu} aria-label={label}>
          <LinkButton variant="quiet" href={paths.home()} onPress={close}>
            <FormattedMessage id="nav.home" defaultMessage="Home" description="Link to the landing page" />
          </LinkButton>
          {session.status === 'anonymous' && <AccountLinks onPress={close} />}
          {session.status === 'signedIn' && <SignedInLinks user={session.user} onPress={close} />}
        </nav>
      )}
    </Disclosure>
  );
}
