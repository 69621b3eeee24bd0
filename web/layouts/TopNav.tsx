import { lazy, Suspense, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localStore } from '../browserStore.ts';
import { paths } from '../paths.ts';
import { initials } from '../session/initials.ts';
import type { SessionUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { accountDestinations } from './accountDestinations.ts';
import { accountMessages } from './accountMessages.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import css from './TopNav.module.css';

/** Most visitors have none, and do without its code. */
const ShortlistLink = lazy(() => import('./ShortlistLink.tsx'));

function useHasShortlist(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('shortlist', listener);
      return () => removeEventListener('shortlist', listener);
    },
    () => localStore.get('shortlist') !== null,
    () => false,
  );
}

export function TopNav() {
  return (
    <header className={css.bar}>
      <Link className={css.home} to={paths.home()}>
        <Logo />
      </Link>
      <div className={css.site}>
        <LinkButton variant="quiet" href={paths.home()}>
          <FormattedMessage
            id="nav.search"
            defaultMessage="Search"
            description="Link to the search, the landing page"
          />
        </LinkButton>
        <SiteLinks />
      </div>
      {useHasShortlist() && (
        <Suspense>
          <ShortlistLink />
        </Suspense>
      )}
      <LanguageSwitcher />
      <AccountNav />
      <div className={css.menu}>
        <MobileMenu />
      </div>
    </header>
  );
}

/** While the session is loading it has the width of the visitor's links, the most likely case, so that nothing moves. */
function AccountNav() {
  const intl = useIntl();
  const session = useSession();
  return (
    <nav
      className={css.nav}
      aria-label={intl.formatMessage({
        id: 'nav.account',
        defaultMessage: 'Account',
        description: 'Name of the navigation with the links to log in and sign up, for screen readers',
      })}
    >
      {session.status !== 'signedIn' && (
        <div className={css.links} data-kept={session.status === 'loading' || undefined}>
          <AccountLinks />
        </div>
      )}
      {session.status === 'signedIn' && (
        <div className={css.links}>
          <LinkButton variant="quiet" href={paths.dashboard()}>
            <FormattedMessage {...accountMessages.dashboard} />
          </LinkButton>
          <AccountMenu user={session.user} />
        </div>
      )}
    </nav>
  );
}

/** The avatar, and what the person may do. */
function AccountMenu({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const signOut = useSignOut();
  const letters = initials(user.displayName);
  const label = intl.formatMessage(
    {
      id: 'nav.accountOf',
      defaultMessage: '{initials}, account of {name}',
      description: 'Name of the button that opens the menu of the person who is signed in; it shows the initials',
    },
    { name: user.displayName, initials: letters },
  );
  const items = [
    ...accountDestinations(user, ['profile', 'admin', 'mvp', 'help']).map(({ id, href, icon, message }) => ({
      id,
      href,
      icon,
      label: intl.formatMessage(message),
    })),
    {
      id: 'logout',
      icon: 'logout' as const,
      label: intl.formatMessage(accountMessages.logout),
      onAction: () => void signOut(),
    },
  ];
  return (
    <MenuButton aria-label={label} items={items}>
      <Avatar initials={letters} imageUrl={user.imageUrl} />
    </MenuButton>
  );
}

/** Until the messages are loaded: the bar of the page to come, so that nothing moves. */
export function BootScreen() {
  return (
    <div className={css.bar}>
      <span className={css.home}>
        <Logo />
      </span>
    </div>
  );
}
