import { FormattedMessage, useIntl } from 'react-intl';
import { initials } from '../session/initials.ts';
import type { SessionUser } from '../session/session.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { accountDestinations } from './accountDestinations.ts';
import { accountMessages } from './accountMessages.ts';
import { DashboardLink } from './DashboardLink.tsx';

/** The account's part of the header: the link to the dashboard, and the avatar with the account menu. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const signOut = useSignOut();
  const letters = initials(user.displayName);
  const label = intl.formatMessage(
    { id: 'nav.accountOf', defaultMessage: '{initials}, account of {name}' },
    { name: user.displayName, initials: letters },
  );
  const items = [
    ...accountDestinations(user, ['profile', 'watches', 'admin', 'mvp', 'help']).map(({ id, href, icon, message }) => ({
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
    <>
      <DashboardLink />
      <MenuButton aria-label={label} items={items}>
        <Avatar initials={letters} imageUrl={user.imageUrl} />
      </MenuButton>
    </>
  );
}

/** The entries of the account menu in the menu of a phone. */
export function AccountEntries({ user, onPress }: { user: SessionUser; onPress: () => void }) {
  const signOut = useSignOut();
  return (
    <>
      {accountDestinations(user, ['dashboard', 'profile', 'watches', 'admin']).map(({ id, href, message }) => (
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
