import { Suspense } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DashboardPage_viewer$key } from '#web/__generated__/DashboardPage_viewer.graphql.ts';
import type { dashboardLoaderQuery } from '#web/__generated__/dashboardLoaderQuery.graphql.ts';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { paths } from '#web/paths.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { useSession } from '#web/session/useSession.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { DeletionNotice } from '../users/DeletionNotice.tsx';
import { ResendConfirmation } from '../users/ResendConfirmation.tsx';
import css from './DashboardPage.module.css';
import { dashboardQuery } from './dashboardLoader.ts';
import { NextSteps } from './NextSteps.tsx';
import { WayOn } from './WayOn.tsx';

export function DashboardPage() {
  const intl = useIntl();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const title = intl.formatMessage({
    id: 'dashboard.title',
    defaultMessage: 'Dashboard',
    description: 'Title of the page in the browser tab',
  });
  return (
    <Page
      title={title}
      heading={
        <FormattedMessage
          id="dashboard.hello"
          defaultMessage="Hello, {name}"
          description="Heading of the dashboard; {name} is the first name"
          values={{ name: user.displayName.trim().split(/\s/u)[0] }}
        />
      }
      lead={
        <p>
          <FormattedMessage
            id="dashboard.text"
            defaultMessage="What would you like to do?"
            description="Below the greeting of the dashboard"
          />
        </p>
      }
    >
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      <NextSteps isSuperAdmin={user.isSuperAdmin} />
      <LinkedBusinesses />
    </Page>
  );
}

/** The businesses that belong to the person, whether or not they are approved. */
function LinkedBusinesses() {
  const reference = useLoaderData<PreloadedQuery<dashboardLoaderQuery>>();
  const { revalidate } = useRevalidator();
  return (
    <section className={css.section} aria-labelledby="businesses">
      <h2 id="businesses" className={css.title}>
        <FormattedMessage
          id="dashboard.businesses"
          defaultMessage="Your businesses"
          description="Heading above the businesses that belong to the person"
        />
      </h2>
      <RefusalBoundary key={reference.fetchKey} fallback={() => <BusinessesFailed onRetry={() => void revalidate()} />}>
        <Suspense fallback={<BusinessesSkeleton />}>
          <RelayEnvironmentProvider environment={reference.environment}>
            <Loaded reference={reference} />
          </RelayEnvironmentProvider>
        </Suspense>
      </RefusalBoundary>
    </section>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<dashboardLoaderQuery> }) {
  const { viewer } = usePreloadedQuery<dashboardLoaderQuery>(dashboardQuery, reference);
  // Null only until the guard redirects: the session has just ended.
  return viewer ? <BusinessList viewer={viewer} /> : <BusinessesSkeleton />;
}

function BusinessesSkeleton() {
  return (
    <Card>
      <div className={css.skeleton}>
        <Skeleton lines={2} />
      </div>
    </Card>
  );
}

function BusinessesFailed({ onRetry }: { onRetry: () => void }) {
  const text = useIntl().formatMessage({
    id: 'dashboard.failed',
    defaultMessage: 'Your businesses could not be loaded.',
    description: "In place of the list of the person's businesses",
  });
  return <LoadFailed text={text} onRetry={onRetry} />;
}

function BusinessList({ viewer }: { viewer: DashboardPage_viewer$key }) {
  const { businesses } = useFragment(
    graphql`
      fragment DashboardPage_viewer on User {
        businesses {
          databaseId
          businessName
          status
          reason
          path
          createdAt
        }
      }
    `,
    viewer,
  );
  if (businesses.length === 0) return <NoBusinesses />;
  return (
    <Card>
      <ul className={css.list}>
        {businesses.map(({ databaseId, businessName, status, reason, path, createdAt }) => (
          <li key={databaseId} className={css.business}>
            <div className={css.about}>
              <h3 className={css.name}>{businessName}</h3>
              <p className={css.date}>
                <FormattedMessage
                  id="dashboard.registered"
                  defaultMessage="Registered on {date}"
                  description="When a business was registered"
                  values={{ date: <FormattedDate value={createdAt} dateStyle="long" /> }}
                />
              </p>
            </div>
            <StatusChip status={status as BusinessState} />
            <WayOn
              databaseId={databaseId}
              status={status as BusinessState}
              reason={reason ?? null}
              path={path ?? null}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** An account whose address is not confirmed has no businesses before it is. */
function NoBusinesses() {
  const session = useSession();
  if (session.status === 'signedIn' && !session.user.emailVerified)
    return (
      <MessageCard>
        <p>
          <FormattedMessage
            id="dashboard.unconfirmed"
            defaultMessage="Confirm <strong>{address}</strong>: open the link that we mailed you, and the businesses that you registered with this address appear here."
            description="In place of the list of the person's businesses, while their address is not confirmed"
            values={{ address: session.user.email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
        <ResendConfirmation />
      </MessageCard>
    );
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="dashboard.noBusinesses"
          defaultMessage="No business is linked to your account yet. One that you pre-register with your email address appears here."
          description="In place of the list of the person's businesses"
        />
      </p>
      <LinkButton variant="outline" href={paths.preRegistration()}>
        <FormattedMessage
          id="dashboard.preRegister"
          defaultMessage="Pre-register a business"
          description="Title of a link card"
        />
      </LinkButton>
    </MessageCard>
  );
}
