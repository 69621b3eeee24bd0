import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useNavigate } from 'react-router';
import type { VerifyEmailPageMutation } from '#web/__generated__/VerifyEmailPageMutation.graphql.ts';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { refreshSession } from '#web/session/keepSession.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Done } from '../Done.tsx';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { HaveAccount } from '../signup/HaveAccount.tsx';
import { SignupForm } from '../signup/SignupForm.tsx';
import { WhoseAccount } from './WhoseAccount.tsx';

const mutation = graphql`
  mutation VerifyEmailPageMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      ... on VerifyEmailPayload {
        email
        status
      }
      ...readResponse_errors @alias
    }
  }
`;

type Confirmed = Required<Pick<VerifyEmailPageMutation['response']['verifyEmail'], 'email' | 'status'>>;

/** The page of the mailed link that confirms an e-mail, after a press: mail scanners open every link. */
export function VerifyEmailPage() {
  const intl = useIntl();
  const token = useLoaderData<string | null>();
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const verify = async (password?: string) => {
    const { verifyEmail } = await ask<VerifyEmailPageMutation>(mutation, { input: { token: token ?? '', password } });
    setConfirmed(verifyEmail as Confirmed);
    // without an account, the token is used again after a sign-up
    if (verifyEmail.status === 'VERIFIED_FOR_VIEWER') forgetMailedToken(paths.verifyEmail());
    void refreshSession();
  };
  const [isPending, confirm] = usePending(async () => {
    try {
      await verify();
    } catch (error) {
      if (error instanceof ApiError && error.field === 'token') setRefusal(error.message);
      else showFailure(intl, error, formFailure);
    }
  });

  const needsPassword = confirmed?.status === 'PASSWORD_REQUIRED';
  const title =
    confirmed && !needsPassword
      ? intl.formatMessage({ id: 'page.emailConfirmed' })
      : intl.formatMessage({ id: 'verify.title' });
  const isRefused = !confirmed && (!token || refusal !== null);
  return (
    <AccountPage title={title} drawing={isRefused ? 'missing' : undefined}>
      {confirmed && needsPassword ? (
        <WhoseAccount email={confirmed.email} token={token ?? ''} onPassword={verify} />
      ) : confirmed ? (
        <EmailConfirmed {...confirmed} token={token ?? ''} />
      ) : isRefused ? (
        <EmailNotConfirmed reason={refusal} />
      ) : (
        <ConfirmEmail isPending={isPending} onPress={confirm} />
      )}
    </AccountPage>
  );
}

function ConfirmEmail({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  return (
    <>
      <p>
        <FormattedMessage id="verify.text" defaultMessage="Confirm that this address is yours." />
      </p>
      <Button isPending={isPending} onPress={onPress}>
        <FormattedMessage id="verify.submit" />
      </Button>
    </>
  );
}

/**
 * A message that the link is invalid, for the server's reason or because its token is missing, with advice on getting a
 * new one.
 */
function EmailNotConfirmed({ reason }: { reason: string | null }) {
  const session = useSession();
  return (
    <>
      <p role="status">{reason ?? <FormattedMessage id="page.noToken" />}</p>
      {session.status === 'signedIn' && !session.user.emailVerified && <ResendConfirmation />}
      {session.status === 'signedIn' && session.user.emailVerified && (
        <LinkButton href={paths.profile()}>
          <FormattedMessage id="verify.profile" />
        </LinkButton>
      )}
      {session.status === 'anonymous' && (
        <LinkButton href={paths.login(paths.profile())}>
          <FormattedMessage id="verify.login" defaultMessage="Log in to get a new link" />
        </LinkButton>
      )}
    </>
  );
}

function EmailConfirmed({ email, status, token }: Confirmed & { token: string }) {
  const navigate = useNavigate();
  const isAnonymous = useSession().status === 'anonymous';
  return (
    <>
      <Done>
        <FormattedMessage
          id="verify.done"
          defaultMessage="<strong>{address}</strong> is confirmed. Thank you."
          values={{ address: email, strong: (text) => <strong>{text}</strong> }}
        />
      </Done>
      {status === 'VERIFIED_FOR_VIEWER' || !isAnonymous ? (
        <LinkButton href={paths.dashboard()}>
          <FormattedMessage id="page.dashboard" />
        </LinkButton>
      ) : status === 'SIGN_UP_POSSIBLE' ? (
        <>
          <p>
            <FormattedMessage
              id="verify.choosePassword"
              defaultMessage="Choose a password to follow your business: its status, its page and its statistics. Nothing else to confirm."
            />
          </p>
          <SignupForm
            proved={{ email, mailedToken: token }}
            onSignedUp={() => {
              forgetMailedToken(paths.verifyEmail());
              void navigate(paths.dashboard());
            }}
          />
          <HaveAccount next={paths.verifyEmail()} />
        </>
      ) : (
        <>
          <p>
            <FormattedMessage id="verify.account" defaultMessage="Log in to see your account and your businesses." />
          </p>
          {/* after the sign-in this page opens again, and confirms the address for the account, too */}
          <LinkButton href={paths.login(paths.verifyEmail())}>
            <FormattedMessage id="nav.login" />
          </LinkButton>
        </>
      )}
    </>
  );
}
