import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Person_person$key } from '#web/__generated__/Person_person.graphql.ts';
import type { PersonOwnerMutation } from '#web/__generated__/PersonOwnerMutation.graphql.ts';
import type { PersonRemovalMutation } from '#web/__generated__/PersonRemovalMutation.graphql.ts';
import { ConfirmButton } from '#web/pages/users/security/ConfirmButton.tsx';
import { commit } from '#web/relay/commit.ts';
import { initials } from '#web/session/initials.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import css from './PeoplePage.module.css';
import { peopleMessages } from './peopleMessages.ts';

const removal = graphql`
  mutation PersonRemovalMutation($input: RemovePersonInput!) {
    removePerson(input: $input) {
      provider {
        databaseId
      }
    }
  }
`;

const promotion = graphql`
  mutation PersonOwnerMutation($input: MakePersonOwnerInput!) {
    makePersonOwner(input: $input) {
      provider {
        databaseId
      }
    }
  }
`;

interface PersonProps {
  businessId: number;
  /** Whether the viewer can manage this person. */
  isManaged: boolean;
  person: Person_person$key;
}

export function Person({ businessId, isManaged, person }: PersonProps) {
  const intl = useIntl();
  const { userDatabaseId, role, since, displayName, email, isViewer } = useFragment(
    graphql`
      fragment Person_person on ProviderPerson {
        userDatabaseId
        role
        since
        displayName
        email
        isViewer
      }
    `,
    person,
  );
  return (
    <li className={css.item}>
      <Avatar initials={initials(displayName)} />
      <div className={css.about}>
        <Cluster as="h3" gap={1} across={3} align="center" size="md">
          <span dir="auto">{displayName}</span>
          {isViewer && (
            <Chip tone="success">
              <FormattedMessage id="people.you" defaultMessage="You" />
            </Chip>
          )}
        </Cluster>
        <Text note>{email}</Text>
        <Text note>
          <FormattedMessage
            id="people.since"
            defaultMessage="since {date}"
            description="Member of a business"
            values={{ date: <FormattedDate value={since} dateStyle="medium" /> }}
          />
        </Text>
      </div>
      <Chip>{intl.formatMessage(role === 'OWNER' ? peopleMessages.owner : peopleMessages.editor)}</Chip>
      {isManaged && role === 'EDITOR' && !isViewer && (
        <Decisions businessId={businessId} userId={userDatabaseId} name={displayName} />
      )}
    </li>
  );
}

/** The actions of an owner on an editor. */
function Decisions({ businessId, userId, name }: { businessId: number; userId: number; name: string }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const variables = { input: { providerId: String(businessId), userId: String(userId) } };
  return (
    <Cluster>
      <ConfirmButton
        label={<FormattedMessage id="people.makeOwner" defaultMessage="Make owner" />}
        name={intl.formatMessage({ id: 'people.makeOwnerNamed', defaultMessage: 'Make owner: {name}' }, { name })}
        question={
          <FormattedMessage id="people.makeOwnerQuestion" defaultMessage="Make {name} an owner?" values={{ name }} />
        }
        text={
          <FormattedMessage
            id="people.makeOwnerText"
            defaultMessage="Owners decide who else manages the business, just as you do. You cannot undo this: no one else can remove an owner."
          />
        }
        done={intl.formatMessage({ id: 'people.madeOwner', defaultMessage: '{name} is now an owner' }, { name })}
        onConfirm={async () => {
          await commit<PersonOwnerMutation>(promotion, variables);
          await revalidate();
        }}
      />
      <ConfirmButton
        label={<FormattedMessage id="page.remove" />}
        name={intl.formatMessage({ id: 'people.removeNamed', defaultMessage: 'Remove: {name}' }, { name })}
        question={<FormattedMessage id="people.removeQuestion" defaultMessage="Remove {name}?" values={{ name }} />}
        text={
          <FormattedMessage
            id="people.removeText"
            defaultMessage="They lose access to the business immediately, and we email them. You can invite them again."
          />
        }
        done={intl.formatMessage({ id: 'people.removed', defaultMessage: '{name} was removed' }, { name })}
        onConfirm={async () => {
          await commit<PersonRemovalMutation>(removal, variables);
          await revalidate();
        }}
      />
    </Cluster>
  );
}
