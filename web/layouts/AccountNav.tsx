import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import css from './AccountNav.module.css';
import { accountMessages } from './accountMessages.ts';

/** While the session is loading it has the width of the visitor's links, the most likely case, so that nothing moves. */
export function AccountNav() {
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
