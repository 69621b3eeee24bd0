import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { lazyPart } from '../lazyPart.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { DashboardLink } from './DashboardLink.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import css from './TopNav.module.css';

const AccountEntries = lazyPart(async () => (await import('./SignedIn.tsx')).AccountEntries, DashboardLink);

export function MobileMenu() {
  const intl = useIntl();
  const session = useSession();
  const label = intl.formatMessage({ id: 'nav.menu', defaultMessage: 'Menu' });
  return (
    <Disclosure isWide aria-label={label} trigger={(isOpen) => <Icon name={isOpen ? 'close' : 'menu'} size={24} />}>
      {(close) => (
        <nav className={css.mobile} aria-label={label}>
          <LinkButton variant="quiet" href={paths.home()} onPress={close}>
            <FormattedMessage id="app.home" />
          </LinkButton>
          <SiteLinks onPress={close} />
          {session.status === 'anonymous' && <AccountLinks onPress={close} />}
          {session.status === 'signedIn' && (
            <Suspense>
              <AccountEntries user={session.user} onPress={close} />
            </Suspense>
          )}
        </nav>
      )}
    </Disclosure>
  );
}
