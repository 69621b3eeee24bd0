import { FormattedMessage } from 'react-intl';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';

/** The link is no good, for the server's reason or because its token is missing; and how to get another. */
export function EmailNotConfirmed({ reason }: { reason: string | null }) {
  const session = useSession();
  return (
    <>
      <Notice type="warning">
        <p role="status">
          {reason ?? (
            <FormattedMessage
              id="verify.noToken"
              defaultMessage="This link is not complete. Open it again from the mail, or ask for a new one."
              description="When the link to confirm an e-mail address lacks its secret part"
            />
          )}
        </p>
      </Notice>
      {session.status === 'signedIn' && !session.user.emailVerified && <ResendConfirmation />}
      {session.status === 'signedIn' && session.user.emailVerified && (
        <LinkButton href={paths.profile()}>
          <FormattedMessage id="verify.profile" defaultMessage="Go to my profile" description="Link" />
        </LinkButton>
      )}
      {session.status === 'anonymous' && (
        <LinkButton href={paths.login(paths.profile())}>
          <FormattedMessage
            id="verify.login"
            defaultMessage="Log in to get a new link"
            description="Link to the log-in page, which then leads to the profile, where a new mail can be asked for"
          />
        </LinkButton>
      )}
    </>
  );
}
