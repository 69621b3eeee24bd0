import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { InvitationPage_invitation$key } from '#web/__generated__/InvitationPage_invitation.graphql.ts';
import type { InvitationPageMutation } from '#web/__generated__/InvitationPageMutation.graphql.ts';
import type { invitationLoaderQuery } from '#web/__generated__/invitationLoaderQuery.graphql.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { AccountPage } from '../AccountPage.tsx';
import { MailedPart } from '../MailedPart.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { invitationQuery } from './invitationLoader.ts';

const mutation = graphql`
  mutation InvitationPageMutation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      provider {
        databaseId
      }
    }
  }
`;

/** The page of a mailed invitation to manage a business. */
export function InvitationPage() {
  const intl = useIntl();
  return (
    <AccountPage
      title={intl.formatMessage({ id: 'invitation.title', defaultMessage: 'Invitation to manage a business' })}
    >
      <MailedPart<invitationLoaderQuery>
        query={invitationQuery}
        failed={intl.formatMessage({ id: 'invitation.failed', defaultMessage: 'The invitation could not be loaded' })}
      >
        {({ invitationToProvider }, token) =>
          invitationToProvider && <Invitation token={token} invitation={invitationToProvider} />
        }
      </MailedPart>
    </AccountPage>
  );
}

interface InvitationProps {
  token: string;
  invitation: InvitationPage_invitation$key;
}

function Invitation({ token, invitation }: InvitationProps) {
  const session = useSession();
  const { businessName, email, role } = useFragment(
    graphql`
      fragment InvitationPage_invitation on InvitationToProvider {
        businessName
        email
        role
      }
    `,
    invitation,
  );
  return (
    <>
      <p>
        <FormattedMessage
          id="invitation.text"
          defaultMessage="You are invited to manage <strong>{business}</strong> as {role, select, OWNER {an owner: you can edit it and decide who else can} other {an editor: you can edit it}}."
          values={{ business: businessName, role, strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      {session.status === 'anonymous' && <SignInFirst email={email} />}
      {session.status === 'signedIn' &&
        (session.user.email !== email ? (
          <OtherAccount email={email} own={session.user.email} />
        ) : session.user.emailVerified ? (
          <Accept token={token} businessName={businessName} />
        ) : (
          <>
            <p>
              <FormattedMessage
                id="invitation.confirm"
                defaultMessage="First confirm your email: open the link we emailed you. Then come back to this page."
              />
            </p>
            <ResendConfirmation />
          </>
        ))}
    </>
  );
}

function SignInFirst({ email }: { email: string }) {
  return (
    <>
      <p>
        <FormattedMessage
          id="invitation.account"
          defaultMessage="Accept it with the account for <strong>{email}</strong>. If you do not have one, sign up with this address."
          values={{ email, strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      <LinkButton href={paths.login(paths.businessInvitation())}>
        <FormattedMessage id="nav.login" />
      </LinkButton>
      <LinkButton variant="outline" href={paths.signup(paths.businessInvitation())}>
        <FormattedMessage id="nav.signup" />
      </LinkButton>
    </>
  );
}

function OtherAccount({ email, own }: { email: string; own: string }) {
  return (
    <Notice type="warning">
      <p>
        <FormattedMessage
          id="invitation.otherAccount"
          defaultMessage="This invitation was sent to {email}, but you are logged in as {own}. Log out, then open the link in the email again."
          values={{ email, own }}
        />
      </p>
    </Notice>
  );
}

function Accept({ token, businessName }: { token: string; businessName: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isPending, accept] = useSending(formFailure, async () => {
    const { acceptInvitation } = await ask<InvitationPageMutation>(mutation, { input: { token } });
    forgetMailedToken(paths.businessInvitation());
    await navigate(paths.business(acceptInvitation.provider.databaseId), { replace: true });
    const title = intl.formatMessage(
      { id: 'invitation.accepted', defaultMessage: 'You now manage {business}' },
      { business: businessName },
    );
    void showToast({ type: 'success', title, seconds: 3 });
  });
  return (
    <Button isPending={isPending} onPress={accept}>
      <FormattedMessage id="invitation.accept" defaultMessage="Accept the invitation" />
    </Button>
  );
}
