import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PeoplePage_provider$key } from '#web/__generated__/PeoplePage_provider.graphql.ts';
import type { peopleLoaderQuery } from '#web/__generated__/peopleLoaderQuery.graphql.ts';
import { Columns } from '#web/layouts/Columns.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { OwnPart } from '../OwnPart.tsx';
import { Invitations } from './Invitations.tsx';
import { Leave } from './Leave.tsx';
import { Person } from './Person.tsx';
import { peopleQuery } from './peopleLoader.ts';

/** The owners and editors of the viewer's business. */
export function PeoplePage() {
  return <OwnPart<peopleLoaderQuery> query={peopleQuery} Content={People} />;
}

function People({ provider }: { provider: PeoplePage_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment PeoplePage_provider on Provider {
        databaseId
        businessName
        ...Invitations_provider
        ownership @required(action: THROW) {
          role
          people {
            userDatabaseId
            role
            ...Person_person
          }
        }
      }
    `,
    provider,
  );
  const { databaseId, ownership } = data;
  const { role } = ownership;
  const people = ownership.people ?? [];
  const isOwner = role === 'OWNER';
  const isLast = isOwner && people.filter((person) => person.role === 'OWNER').length === 1;
  const title = intl.formatMessage({ id: 'people.title', defaultMessage: 'People who manage this business' });
  return (
    <Page title={title} lead={<p dir="auto">{data.businessName}</p>}>
      <Columns aside={<Leave businessId={databaseId} isLast={isLast} />}>
        <ListSection
          title={<FormattedMessage id="people.list" defaultMessage="Who manages it" />}
          action={null}
          none={null}
          items={people.map((person) => (
            <Person key={person.userDatabaseId} businessId={databaseId} isManaged={isOwner} person={person} />
          ))}
        />
        {isOwner && <Invitations provider={data} />}
      </Columns>
    </Page>
  );
}
