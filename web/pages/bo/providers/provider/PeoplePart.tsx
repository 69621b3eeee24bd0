import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PeoplePart_provider$key } from '#web/__generated__/PeoplePart_provider.graphql.ts';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';

/** The owners of the business. Staff cannot edit them, as people prove ownership themselves. */
export function PeoplePart({ provider }: { provider: PeoplePart_provider$key }) {
  const { moderation } = useFragment(
    graphql`
      fragment PeoplePart_provider on Provider {
        moderation @required(action: THROW) {
          applicantEmail
          applicantConfirmed
          people {
            userDatabaseId
            displayName
            email
          }
        }
      }
    `,
    provider,
  );
  const { people, applicantEmail, applicantConfirmed } = moderation;
  return (
    <FormPart title={<FormattedMessage id="bo.users" />}>
      <FactList>
        {!people || people.length === 0 ? (
          <Text tone="soft">
            <FormattedMessage id="bo.noPeople" />
          </Text>
        ) : (
          <Stack as="ul" gap={2}>
            {people.map(({ userDatabaseId, displayName, email }) => (
              <li key={userDatabaseId}>
                {displayName}{' '}
                <Text as="span" tone="soft">
                  {email}
                </Text>
              </li>
            ))}
          </Stack>
        )}
        {applicantEmail && (
          <Text tone="soft">
            <FormattedMessage
              id="bo.applicant"
              defaultMessage="Registered by {email} ({isConfirmed, select, true {confirmed} other {not confirmed}})"
              values={{ email: applicantEmail, isConfirmed: String(applicantConfirmed) }}
            />
          </Text>
        )}
      </FactList>
    </FormPart>
  );
}
