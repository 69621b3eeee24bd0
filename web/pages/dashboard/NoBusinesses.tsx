import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { ResendConfirmation } from '../users/ResendConfirmation.tsx';

/** Explains why the user has no businesses: the address is unconfirmed, or no business is linked to it. */
export function NoBusinesses() {
  const session = useSession();
  if (session.status === 'signedIn' && !session.user.emailVerified)
    return (
      <MessageCard actions={<ResendConfirmation />}>
        <p>
          <FormattedMessage
            id="dashboard.unconfirmed"
            defaultMessage="Confirm <strong>{address}</strong>: open the link we emailed you. The businesses you registered with this address then appear here."
            values={{ address: session.user.email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </MessageCard>
    );
  return (
    <MessageCard
      actions={
        <LinkButton href={paths.preRegistration()}>
          <FormattedMessage id="dashboard.preRegister" />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="dashboard.noBusinesses"
          defaultMessage="No business is linked to your account yet. Register one with your email address and it appears here."
        />
      </p>
    </MessageCard>
  );
}
