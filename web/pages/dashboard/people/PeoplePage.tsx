import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { PeoplePage_provider$key } from '#web/__generated__/PeoplePage_provider.graphql.ts';
import type { peopleLoaderQuery } from '#web/__generated__/peopleLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { NotOwn } from '../business/NotOwn.tsx';
import { ownMessages } from '../business/ownMessages.ts';
import { Invitations } from './Invitations.tsx';
import { Leave } from './Leave.tsx';
import { Person } from './Person.tsx';
import { peopleQuery } from './peopleLoader.ts';

/** The owners and editors of the viewer's business. */
export function PeoplePage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<peopleLoaderQuery>>();
  return (
    <LoadedPart
      reference={reference}
      failed={intl.formatMessage(ownMessages.loadFailed)}
      skeleton={
        <Card>
          <Stack gap={3} justify="start" pad="card">
            <Skeleton lines={6} />
          </Stack>
        </Card>
      }
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<peopleLoaderQuery> }) {
  const { ownProvider } = usePreloadedQuery<peopleLoaderQuery>(peopleQuery, reference);
  return ownProvider ? <People provider={ownProvider} /> : <NotOwn />;
}

function People({ provider }: { provider: PeoplePage_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment PeoplePage_provider on OwnProvider {
        databaseId
        businessName
        role
        people {
          databaseId
          role
          ...Person_person
        }
        ...Invitations_provider
      }
    `,
    provider,
  );
  const { databaseId, role, people } = data;
  const isOwner = role === 'OWNER';
  const isLast = isOwner && people.filter((one) => one.role === 'OWNER').length === 1;
  const title = intl.formatMessage({ id: 'people.title', defaultMessage: 'People who manage this business' });
  return (
    <Page title={title} lead={<p dir="auto">{data.businessName}</p>}>
      <ListSection
        title={<FormattedMessage id="people.list" defaultMessage="Who manages it" />}
        action={null}
        none={null}
        items={people.map((person) => (
          <Person key={person.databaseId} businessId={databaseId} isManaged={isOwner} person={person} />
        ))}
      />
      {isOwner && <Invitations provider={data} />}
      <Leave businessId={databaseId} isLast={isLast} />
    </Page>
  );
}
