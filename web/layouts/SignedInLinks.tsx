import { FormattedMessage } from 'react-intl';
import type { SessionUser } from '../session/session.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { accountDestinations } from './accountDestinations.ts';
import { accountMessages } from './accountMessages.ts';

/** The phone menu's links for the person who is signed in. */
export function SignedInLinks({ user, onPress }: { user: SessionUser; onPress: () => void }) {
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
