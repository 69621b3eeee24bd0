import { Suspense } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { loadsLoaderQuery } from '#web/__generated__/loadsLoaderQuery.graphql.ts';
import type { SharedLoad_load$key } from '#web/__generated__/SharedLoad_load.graphql.ts';
import { Columns } from '#web/layouts/Columns.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import type { AskAnswer, AskWay } from '#web/loads/loads.ts';
import { loadDetails, loadTitle } from '#web/loads/loadText.ts';
import { failureOf } from '#web/relay/loadRouteQuery.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { AskedLine, AskedList } from './AskedList.tsx';
import { inAnswerOrder } from './answerOrder.ts';
import { sharedLoadQuery } from './loadsLoader.ts';

interface SharedLoadPageProps {
  reference: PreloadedQuery<loadsLoaderQuery>;
}

/** A read-only page of a load, opened by its link. */
export function SharedLoadPage({ reference }: SharedLoadPageProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'load.sharedTitle', defaultMessage: 'A shared load' });
  return (
    <Page
      title={title}
      heading={
        <RequestErrorBoundary key={reference.fetchKey} failure={failureOf(reference)} fallback={() => title}>
          <Suspense fallback={title}>
            <RelayEnvironmentProvider environment={reference.environment}>
              <Route reference={reference} />
            </RelayEnvironmentProvider>
          </Suspense>
        </RequestErrorBoundary>
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'load.failed', defaultMessage: 'The load could not be loaded' })}
        showFailure={() => {}}
        skeleton={<SkeletonCard lines={6} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

/** Its route, once it is known. */
function Route({ reference }: SharedLoadPageProps) {
  const { sharedLoad } = usePreloadedQuery<loadsLoaderQuery>(sharedLoadQuery, reference);
  return sharedLoad && <Title load={sharedLoad} />;
}

function Title({ load }: { load: SharedLoad_load$key }) {
  return loadTitle(useFragment(loadFragment, load), useIntl());
}

function Loaded({ reference }: SharedLoadPageProps) {
  const { sharedLoad } = usePreloadedQuery<loadsLoaderQuery>(sharedLoadQuery, reference);
  return sharedLoad && <SharedLoad load={sharedLoad} />;
}

const loadFragment = graphql`
  fragment SharedLoad_load on SharedLoad {
    from
    to
    cargo
    weight
    date
    endsAt
    asked {
      providerDatabaseId
      name
      way
      askedAt
      isSent
      answer
      price
    }
  }
`;

function SharedLoad({ load: key }: { load: SharedLoad_load$key }) {
  const intl = useIntl();
  const { from, to, cargo, weight, date, endsAt, asked } = useFragment(loadFragment, key);
  const load = { from, to, cargo, weight, date };
  const businesses = asked.map(({ providerDatabaseId, name, way, answer, askedAt, isSent, price }) => ({
    ...{ isSent, price },
    providerId: providerDatabaseId,
    name: name ?? null,
    way: way as AskWay,
    answer: (answer ?? null) as AskAnswer | null,
    askedAt: askedAt as string,
  }));
  return (
    <Columns
      aside={
        <Text note>
          <FormattedMessage
            id="load.sharedText"
            defaultMessage="Somebody shared this with you. The answers are what that person marked. The link works until {date}."
            values={{ date: <FormattedDate value={endsAt as string} dateStyle="medium" /> }}
          />
        </Text>
      }
    >
      <Section id="load" title={loadDetails(load).join(' · ') || loadTitle(load, intl)}>
        <AskedList>
          {inAnswerOrder(businesses).map((ask) => (
            <AskedLine key={ask.providerId} ask={ask} />
          ))}
        </AskedList>
      </Section>
    </Columns>
  );
}
