import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import type { dashboardLoaderQuery } from '#web/__generated__/dashboardLoaderQuery.graphql.ts';
import { accountMessages } from '#web/layouts/accountMessages.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadFailed } from '#web/loading/LoadFailed.tsx';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { useSession } from '#web/session/useSession.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { DeletionNotice } from '../users/DeletionNotice.tsx';
import { BusinessList } from './BusinessList.tsx';
import { dashboardQuery } from './dashboardLoader.ts';
import { NextSteps } from './NextSteps.tsx';
import { OwnClaims } from './OwnClaims.tsx';
import { OwnLoads } from './OwnLoads.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SavedProviders } from './SavedProviders.tsx';

export function DashboardPage() {
  const intl = useIntl();
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user } = session;
  const title = intl.formatMessage(accountMessages.dashboard);
  return (
    <Page
      title={title}
      heading={
        <FormattedMessage
          id="dashboard.hello"
          defaultMessage="Hello, {name}"
          values={{ name: user.displayName.trim().split(/\s/u)[0] }}
        />
      }
      lead={
        <p>
          <FormattedMessage id="dashboard.text" defaultMessage="What would you like to do?" />
        </p>
      }
    >
      {user.deletionDueAt && <DeletionNotice dueAt={user.deletionDueAt} />}
      <LinkedBusinesses />
      <OwnLoads />
      <RecentSearches />
      <NextSteps user={user} />
    </Page>
  );
}

/** The user's businesses, including those that are not approved. */
function LinkedBusinesses() {
  const reference = useLoaderData<PreloadedQuery<dashboardLoaderQuery>>();
  const { revalidate } = useRevalidator();
  return (
    <Stack as="section" gap={4} aria-labelledby="businesses">
      <Text id="businesses" as="h2" size="xl">
        <FormattedMessage id="dashboard.businesses" defaultMessage="Your businesses" />
      </Text>
      <RequestErrorBoundary
        key={reference.fetchKey}
        fallback={() => <BusinessesFailed onRetry={() => void revalidate()} />}
      >
        <Suspense fallback={<SkeletonCard lines={2} />}>
          <RelayEnvironmentProvider environment={reference.environment}>
            <Loaded reference={reference} />
          </RelayEnvironmentProvider>
        </Suspense>
      </RequestErrorBoundary>
    </Stack>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<dashboardLoaderQuery> }) {
  const query = usePreloadedQuery<dashboardLoaderQuery>(dashboardQuery, reference);
  return (
    <>
      <BusinessList query={query} />
      <OwnClaims query={query} />
      {query.shortlist && <SavedProviders shortlist={query.shortlist} />}
    </>
  );
}

function BusinessesFailed({ onRetry }: { onRetry: () => void }) {
  const text = useIntl().formatMessage({
    id: 'dashboard.failed',
    defaultMessage: 'Your businesses could not be loaded.',
  });
  return <LoadFailed text={text} onRetry={onRetry} />;
}
