import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { StatusPage_registration$key } from '#web/__generated__/StatusPage_registration.graphql.ts';
import type { StatusPageCorrectMutation } from '#web/__generated__/StatusPageCorrectMutation.graphql.ts';
import type { StatusPageResendMutation } from '#web/__generated__/StatusPageResendMutation.graphql.ts';
import type { statusLoaderQuery } from '#web/__generated__/statusLoaderQuery.graphql.ts';
import { ContactUs } from '#web/businesses/ContactUs.tsx';
import { CorrectButton } from '#web/businesses/CorrectButton.tsx';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import { StatusText } from '#web/businesses/StatusText.tsx';
import { Timeline } from '#web/businesses/Timeline.tsx';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ResendConfirmation } from '../../users/ResendConfirmation.tsx';
import css from './StatusPage.module.css';
import { statusQuery } from './statusLoader.ts';

/** The page with the status of a pre-registration, which needs no account. */
export function StatusPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<statusLoaderQuery> | null>();
  const title = intl.formatMessage({ id: 'registrationStatus.title', defaultMessage: 'Your registration' });
  if (!reference) return <IncompleteLink />;
  const failed = intl.formatMessage({
    id: 'registrationStatus.failed',
    defaultMessage: 'Your registration could not be loaded. Check your connection and try again.',
  });
  return (
    <CardPage title={title} size="wide">
      <LoadedPart reference={reference} failed={failed} showFailure={() => {}} skeleton={<Skeleton lines={4} />}>
        <Loaded reference={reference} />
      </LoadedPart>
    </CardPage>
  );
}

function IncompleteLink() {
  return (
    <CardPage
      title={useIntl().formatMessage({ id: 'registrationStatus.badLink', defaultMessage: 'This link is incomplete' })}
      size="wide"
      drawing="missing"
      actions={
        <>
          <LinkButton href={paths.signup()}>
            <FormattedMessage id="nav.signup" />
          </LinkButton>
          <ToHome />
        </>
      }
    >
      <p>
        <FormattedMessage
          id="registrationStatus.incomplete"
          defaultMessage="Open it again from our email, or sign up with the same email to see your business."
        />
      </p>
    </CardPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<statusLoaderQuery> }) {
  const { registrationStatus } = usePreloadedQuery<statusLoaderQuery>(statusQuery, reference);
  return registrationStatus && <Registration registration={registrationStatus} token={reference.variables.token} />;
}

interface RegistrationProps {
  registration: StatusPage_registration$key;
  /** The token of the mailed link. */
  token: string;
}

function Registration({ registration, token }: RegistrationProps) {
  const isSignedIn = useSession().status === 'signedIn';
  const { businessName, isConfirmed, reason, path, createdAt, ...data } = useFragment(
    graphql`
      fragment StatusPage_registration on RegistrationStatus {
        businessName
        status
        isConfirmed
        reason
        path
        createdAt
      }
    `,
    registration,
  );
  const status = data.status as BusinessState;
  return (
    <>
      <div className={css.business}>
        <ProviderPicture name={businessName} url={undefined} srcSet={undefined} />
        <Text as="h2" breaks dir="auto">
          {businessName}
        </Text>
        <StatusChip status={status} />
      </div>
      <Timeline status={status} isConfirmed={isConfirmed} receivedAt={createdAt as string} />
      {status === 'WAITING' && !isConfirmed ? (
        <p>
          <FormattedMessage
            id="registrationStatus.confirm"
            defaultMessage="Please confirm your email: open the link we emailed you when you registered."
          />
        </p>
      ) : (
        <StatusText status={status} reason={reason ?? null} />
      )}
      {!isConfirmed && status !== 'REJECTED' && <ResendConfirmation request={() => resend(token)} />}
      {status === 'SENT_BACK' && <CorrectButton start={() => correct(token)} />}
      {(status === 'REJECTED' || status === 'SUSPENDED') && <ContactUs subject={businessName} />}
      {status === 'APPROVED' && (
        <p>
          {isSignedIn ? (
            <FormattedMessage
              id="registrationStatus.published"
              defaultMessage="Your business is in the directory. You can edit it from your dashboard."
            />
          ) : (
            <FormattedMessage
              id="registrationStatus.publishedSignUp"
              defaultMessage="Your business is in the directory. To edit it, sign up or log in with the same email."
            />
          )}
        </p>
      )}
      {path ? (
        <Cluster gap={3}>
          <LinkButton href={path}>
            <FormattedMessage id="dashboard.seePage" />
          </LinkButton>
          {isSignedIn ? (
            <LinkButton variant="outline" href={paths.dashboard()}>
              <FormattedMessage id="page.dashboard" />
            </LinkButton>
          ) : (
            <LinkButton variant="outline" href={paths.signup()}>
              <FormattedMessage id="nav.signup" />
            </LinkButton>
          )}
        </Cluster>
      ) : (
        <Cluster>
          <ToHome />
        </Cluster>
      )}
    </>
  );
}

function ToHome() {
  return (
    <LinkButton variant="outline" href={paths.home()}>
      <FormattedMessage id="page.toHome" />
    </LinkButton>
  );
}

const resend = (token: string) =>
  ask<StatusPageResendMutation>(
    graphql`
      mutation StatusPageResendMutation($input: ResendRegistrationConfirmationInput!) {
        resendRegistrationConfirmation(input: $input) {
          __typename
        }
      }
    `,
    { input: { token } },
  );

async function correct(token: string): Promise<string> {
  const { correctRegistration } = await ask<StatusPageCorrectMutation>(
    graphql`
      mutation StatusPageCorrectMutation($input: CorrectRegistrationInput!) {
        correctRegistration(input: $input) {
          resubmitToken
        }
      }
    `,
    { input: { token } },
  );
  return correctRegistration.resubmitToken;
}
