import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface EmailConfirmedProps {
  email: string;
  /** It is confirmed for the account that is signed in. */
  isForAccount: boolean;
}

export function EmailConfirmed({ email, isForAccount }: EmailConfirmedProps) {
  const isAnonymous = useSession().status === 'anonymous';
  return (
    <>
      <Notice type="success">
        <p role="status">
          <FormattedMessage
            id="verify.done"
            defaultMessage="<strong>{address}</strong> is confirmed. Thank you."
            description="After an e-mail address was confirmed"
            values={{ address: email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
      </Notice>
      {isForAccount || !isAnonymous ? (
        <LinkButton href={paths.dashboard()}>
          <FormattedMessage
            id="verify.onward"
            defaultMessage="Go to my dashboard"
            description="Link after an e-mail address was confirmed"
          />
        </LinkButton>
      ) : (
        <>
          <p>
            <FormattedMessage
              id="verify.account"
              defaultMessage="To follow your business, log in or sign up with this address: the business is then linked to your account."
              description="After an e-mail address was confirmed by somebody who is not signed in"
            />
          </p>
          {/* back to this page: the link that was opened confirms the address for the account, too */}
          <LinkButton href={paths.login(paths.verifyEmail())}>
            <FormattedMessage id="verify.logIn" defaultMessage="Log in" description="Link" />
          </LinkButton>
          <LinkButton variant="outline" href={paths.signup(paths.verifyEmail())}>
            <FormattedMessage id="verify.signUp" defaultMessage="Sign up" description="Link" />
          </LinkButton>
        </>
      )}
    </>
  );
}
