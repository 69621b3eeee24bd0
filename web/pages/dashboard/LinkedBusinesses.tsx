import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator } from 'react-router';
import type { dashboardLoaderQuery } from '#web/__generated__/dashboardLoaderQuery.graphql.ts';
import { RefusalBoundary } from '#web/relay/RefusalBoundary.tsx';
import { BusinessesFailed } from './BusinessesFailed.tsx';
import { BusinessesSkeleton } from './BusinessesSkeleton.tsx';
import { BusinessList } from './BusinessList.tsx';
import { dashboardQuery } from './dashboardLoader.ts';
import css from './LinkedBusinesses.module.css';

/** The businesses that belong to the person, whether or not they are approved. */
export function LinkedBusinesses() {
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
  // Null only for a moment: the session has just ended, and the guard leads away.
  return viewer ? <BusinessList viewer={viewer} /> : <BusinessesSkeleton />;
}
