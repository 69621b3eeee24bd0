import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { StatusPage_registration$key } from '#web/__generated__/StatusPage_registration.graphql.ts';
import type { statusLoaderQuery } from '#web/__generated__/statusLoaderQuery.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { StatusText } from '#web/businesses/StatusText.tsx';
import { Timeline } from '#web/businesses/Timeline.tsx';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { statusQuery } from './statusLoader.ts';

/** Where a pre-registration stands, without an account. */
export function StatusPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<statusLoaderQuery> | null>();
  const title = intl.formatMessage({
    id: 'registrationStatus.title',
    defaultMessage: 'Your registration',
    description: 'Title of the page that shows where a registration stands',
  });
  const gone = intl.formatMessage({
    id: 'registrationStatus.gone',
    defaultMessage:
      'This link is not complete or no longer valid. Open it again from our mail, or sign up with the same email to see your business.',
    description: 'On the page that shows where a registration stands',
  });
  return (
    <CardPage
      title={title}
      size="wide"
      actions={
        <LinkButton variant="outline" href={paths.home()}>
          <FormattedMessage
            id="preRegistration.home"
            defaultMessage="Go to the home page"
            description="Link after a pre-registration"
          />
        </LinkButton>
      }
    >
      {reference ? (
        <LoadedPart reference={reference} failed={gone} showFailure={() => {}} skeleton={<Skeleton lines={4} />}>
          <Loaded reference={reference} />
        </LoadedPart>
      ) : (
        <Notice type="warning">
          <p>{gone}</p>
        </Notice>
      )}
    </CardPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<statusLoaderQuery> }) {
  const { registrationStatus } = usePreloadedQuery<statusLoaderQuery>(statusQuery, reference);
  return <Registration registration={registrationStatus} />;
}

function Registration({ registration }: { registration: StatusPage_registration$key }) {
  const { businessName, status, isConfirmed, reason, path, createdAt } = useFragment(
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
  return (
    <>
      <h2 dir="auto">{businessName}</h2>
      <p>
        <FormattedMessage
          id="dashboard.registered"
          defaultMessage="Registered on {date}"
          description="When a business was registered"
          values={{ date: <FormattedDate value={createdAt} dateStyle="long" /> }}
        />
      </p>
      <Timeline status={status as BusinessState} isConfirmed={isConfirmed} />
      {status === 'WAITING' && !isConfirmed ? (
        <p>
          <FormattedMessage
            id="registrationStatus.confirm"
            defaultMessage="Please confirm your email: open the link in the mail that we sent you when you registered."
            description="What an applicant has to do"
          />
        </p>
      ) : (
        <StatusText status={status as BusinessState} reason={reason ?? null} />
      )}
      {status === 'SENT_BACK' && (
        <p>
          <FormattedMessage
            id="registrationStatus.correct"
            defaultMessage="Our mail about it has a link to the form with what you sent."
            description="How an applicant corrects what was sent back"
          />
        </p>
      )}
      {path && (
        <LinkButton href={path}>
          <FormattedMessage
            id="dashboard.seePage"
            defaultMessage="See its page"
            description="Link to the public page of a business"
          />
        </LinkButton>
      )}
    </>
  );
}
