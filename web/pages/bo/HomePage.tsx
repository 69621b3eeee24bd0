import { useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { HomePage_glance$key } from '#web/__generated__/HomePage_glance.graphql.ts';
import type { HomePage_setUp$key } from '#web/__generated__/HomePage_setUp.graphql.ts';
import type { homeLoaderQuery } from '#web/__generated__/homeLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import css from './HomePage.module.css';
import { homeQuery } from './homeLoader.ts';
import { PendingImages } from './PendingImages.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Registrations } from './Registrations.tsx';
import { SetUp } from './SetUp.tsx';
import { UnmetSearches } from './UnmetSearches.tsx';
import { WorkRow } from './WorkRow.tsx';

/** The first page of the back office: pending work, then recent activity. */
export function HomePage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<homeLoaderQuery>>();
  const title = usePageTitle();
  return (
    <Stack gap={4}>
      <title>{`${title} · Rumbo`}</title>
      <Text as="h1" size="xl">
        {title}
      </Text>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'bo.failed.waits', defaultMessage: 'Failed to load pending work' })}
        skeleton={<HomeSkeleton />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Stack>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<homeLoaderQuery> }) {
  const query = usePreloadedQuery<homeLoaderQuery>(homeQuery, reference);
  const setUp = useFragment<HomePage_setUp$key>(
    graphql`
      fragment HomePage_setUp on Query {
        setUp {
          ...SetUp_setUp
          steps {
            name
            isDone
          }
        }
      }
    `,
    query.setUp ?? null,
  )?.setUp;
  const glance = useFragment<HomePage_glance$key>(
    graphql`
      fragment HomePage_glance on Query {
        directoryAtAGlance {
          providerCount
        }
      }
    `,
    query.glance ?? null,
  );
  // a directory without businesses would only show zeros
  const isEmpty =
    glance?.directoryAtAGlance?.providerCount === 0 ||
    (setUp?.steps.some(({ name, isDone }) => name === 'BUSINESSES' && !isDone) ?? false);
  return (
    <>
      {setUp && <SetUp setUp={setUp} />}
      <WorkRow query={query} isHiddenAtZero={isEmpty} />
      {!isEmpty && (
        <>
          <PendingImages query={query} />
          <Registrations query={query} />
        </>
      )}
      <div className={css.halves}>
        {!isEmpty && query.unmet && <UnmetSearches query={query.unmet} />}
        {query.activity && <RecentActivity query={query.activity} />}
      </div>
    </>
  );
}

/** The placeholder of the page: work, images, the chart and two lists. */
function HomeSkeleton() {
  return (
    <>
      {[3, 6, 8].map((lines) => (
        <Part key={lines} lines={lines} />
      ))}
      <div className={css.halves}>
        <Part lines={8} />
        <Part lines={8} />
      </div>
    </>
  );
}

function Part({ lines }: { lines: number }) {
  return (
    <Card>
      <Stack pad="card" aria-busy="true">
        <Skeleton lines={lines} />
      </Stack>
    </Card>
  );
}
