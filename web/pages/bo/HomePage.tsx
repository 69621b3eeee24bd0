import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { homeLoaderQuery } from '#web/__generated__/homeLoaderQuery.graphql.ts';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from './HomePage.module.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { homeQuery } from './homeLoader.ts';
import { PendingImages } from './PendingImages.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { Registrations } from './Registrations.tsx';
import { WhatWaits } from './WhatWaits.tsx';

/** What the back office begins with: what waits for somebody. */
export function HomePage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<homeLoaderQuery>>();
  const title = intl.formatMessage(sidebarMessages.dashboard);
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <section className={css.section} aria-labelledby="waits">
        <h2 id="waits" className={css.subtitle}>
          <FormattedMessage
            id="bo.waits"
            defaultMessage="What waits"
            description="Heading above what staff have to do"
          />
        </h2>
        <LoadedPart
          reference={reference}
          failed={intl.formatMessage({
            id: 'bo.failed.waits',
            defaultMessage: 'What waits could not be loaded',
            description: 'When the first page of the back office could not be loaded and the server does not say why',
          })}
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
  return (
    <>
      <WhatWaits query={query} />
      <PendingImages query={query} />
      <Registrations query={query} />
      <RecentActivity query={query} />
    </>
  );
}
