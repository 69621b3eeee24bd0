import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import css from './AccountNav.module.css';
import { accountMessages } from './accountMessages.ts';

/** As wide for everybody, and before it is known who is there: nothing beside it moves. */
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
      <div className={css.links} data-kept={session.status !== 'anonymous' || undefined}>
        <AccountLinks />
      </div>
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
