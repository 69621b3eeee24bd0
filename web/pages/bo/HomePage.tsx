import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { HomePage_glance$key } from '#web/__generated__/HomePage_glance.graphql.ts';
import type { HomePage_pendingImages$key } from '#web/__generated__/HomePage_pendingImages.graphql.ts';
import type { HomePage_pendingProviders$key } from '#web/__generated__/HomePage_pendingProviders.graphql.ts';
import type { HomePage_setUp$key } from '#web/__generated__/HomePage_setUp.graphql.ts';
import type { homeLoaderQuery } from '#web/__generated__/homeLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Figures } from './Figures.tsx';
import css from './HomePage.module.css';
import { homeQuery } from './homeLoader.ts';
import { ImageDecision } from './ImageDecision.tsx';
import { PendingClaims } from './PendingClaims.tsx';
import { PendingEdits } from './PendingEdits.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Registrations } from './Registrations.tsx';
import { SetUp } from './SetUp.tsx';
import { UnmetSearches } from './UnmetSearches.tsx';

/** The first page of the back office: pending work and recent events. */
export function HomePage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<homeLoaderQuery>>();
  const title = usePageTitle();
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <Text as="h1">{title}</Text>
      <section className={css.section} aria-labelledby="waits">
        <h2 id="waits" className={css.subtitle}>
          <FormattedMessage id="bo.waits" defaultMessage="Pending work" />
        </h2>
        <LoadedPart
          reference={reference}
          failed={intl.formatMessage({ id: 'bo.failed.waits', defaultMessage: 'Failed to load pending work' })}
          skeleton={<HomeSkeleton />}
        >
          <Loaded reference={reference} />
        </LoadedPart>
      </section>
    </div>
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
  )?.directoryAtAGlance;
  // a directory without businesses has only zeros to show
  const isEmpty =
    glance?.providerCount === 0 || (setUp?.steps.some(({ name, isDone }) => name === 'BUSINESSES' && !isDone) ?? false);
  return (
    <>
      {setUp && (
        <div className={css.whole}>
          <SetUp setUp={setUp} />
        </div>
      )}
      {!isEmpty && <Figures query={query} />}
      <div className={css.queues}>
        <PendingProviders query={query} isHiddenAtZero={isEmpty} />
        <PendingEdits query={query} />
        {query.claims && <PendingClaims query={query.claims} />}
      </div>
      {!isEmpty && (
        <div className={css.whole}>
          <PendingImages query={query} />
        </div>
      )}
      {!isEmpty && <Registrations query={query} />}
      {query.unmet && <UnmetSearches query={query.unmet} />}
      {query.activity && <RecentActivity query={query.activity} />}
    </>
  );
}

/** Two numbers, a chart and a list, while they are loading. */
function HomeSkeleton() {
  return (
    <>
      <Tile lines={2} />
      <Tile lines={2} />
      <div className={css.wide}>
        <Tile lines={8} />
      </div>
      <div className={css.wide}>
        <Tile lines={8} />
      </div>
    </>
  );
}

function Tile({ lines }: { lines: number }) {
  return (
    <Card>
      <div className={css.tile} aria-busy="true">
        <Skeleton lines={lines} />
      </div>
    </Card>
  );
}

interface PendingProvidersProps {
  query: HomePage_pendingProviders$key;
  isHiddenAtZero: boolean;
}

function PendingProviders({ query, isHiddenAtZero }: PendingProvidersProps) {
  const { unapprovedProviders } = useFragment(
    graphql`
      fragment HomePage_pendingProviders on Query {
        unapprovedProviders(first: 1) {
          totalCount
        }
      }
    `,
    query,
  );
  const count = unapprovedProviders.totalCount;
  if (count === 0 && isHiddenAtZero) return null;
  return (
    <Card>
      <div className={css.tile}>
        <p className={css.number}>
          <FormattedMessage
            id="bo.unapprovedCount"
            defaultMessage="{count, plural, =0 {No providers to review} one {<b>#</b> provider to review} other {<b>#</b> providers to review}}"
            values={{ count, b: (chunks) => <b key="number">{chunks}</b> }}
          />
        </p>
        <div>
          <LinkButton variant={count > 0 ? 'primary' : 'outline'} href={paths.boUnapproved()}>
            <Icon name="shield" />
            <FormattedMessage id="bo.moderate" defaultMessage="Moderate" />
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** The images that wait for approval, also of providers that were approved long ago. */
function PendingImages({ query }: { query: HomePage_pendingImages$key }) {
  const { directoryFigures } = useFragment(
    graphql`
      fragment HomePage_pendingImages on Query {
        directoryFigures {
          pendingImages {
            totalCount
            providers {
              id
              databaseId
              businessName
              ...ImageDecision_provider
            }
          }
        }
      }
    `,
    query,
  );
  const { totalCount, providers } = directoryFigures.pendingImages;
  return (
    <Card>
      <div className={css.tile}>
        <p className={css.number}>
          <FormattedMessage
            id="bo.pendingImages"
            defaultMessage="{count, plural, =0 {No images to approve} one {<b>#</b> image to approve} other {<b>#</b> images to approve}}"
            values={{ count: totalCount, b: (chunks) => <b key="number">{chunks}</b> }}
          />
        </p>
        {providers.length > 0 && (
          <ul className={css.images}>
            {providers.map((provider) => (
              <li key={provider.id} className={css.image}>
                <ImageDecision provider={provider} />
                <Link href={paths.boProvider(provider.databaseId)}>{provider.businessName}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
