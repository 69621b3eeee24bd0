import { Suspense, useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { localStore } from '../browserStore.ts';
import { lazyPart } from '../lazyPart.tsx';
import { paths } from '../paths.ts';
import { initials } from '../session/initials.ts';
import type { SessionUser } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { DashboardLink } from './DashboardLink.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SiteLinks } from './SiteLinks.tsx';
import css from './TopNav.module.css';

// Separate chunks, as most visitors have neither a shortlist nor an account.
const ShortlistLink = lazyPart(
  async () => (await import('./ShortlistLink.tsx')).ShortlistLink,
  () => null,
);
const AccountMenu = lazyPart(
  async () => (await import('./SignedIn.tsx')).AccountMenu,
  () => <DashboardLink />,
);

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
          <FormattedMessage id="app.search" />
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

/**
 * The account's part of the header. While the session is loading, it has the width of a visitor's links, the most
 * likely case, so that nothing moves.
 */
function AccountNav() {
  const intl = useIntl();
  const session = useSession();
  return (
    <nav className={css.nav} aria-label={intl.formatMessage({ id: 'app.account' })}>
      {session.status === 'signedIn' ? (
        <div className={css.links}>
          <Suspense fallback={<AccountMenuPlaceholder user={session.user} />}>
            <AccountMenu user={session.user} />
          </Suspense>
        </div>
      ) : (
        <div className={css.links} data-kept={session.status === 'loading' || undefined}>
          <AccountLinks />
        </div>
      )}
    </nav>
  );
}

/** A placeholder with the size of the menu, so that nothing moves when the code of the menu is loaded. */
function AccountMenuPlaceholder({ user }: { user: SessionUser }) {
  return (
    <>
      <DashboardLink />
      <span inert>
        <Button variant="quiet" size="icon">
          <Avatar initials={initials(user.displayName)} imageUrl={user.imageUrl} />
        </Button>
      </span>
    </>
  );
}

/** The header of the next page until its messages are loaded, so that nothing moves. */
export function BootScreen() {
  return (
    <div className={css.bar}>
      <span className={css.home}>
        <Logo />
      </span>
    </div>
  );
}
