import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { OwnClaims_query$key } from '#web/__generated__/OwnClaims_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { KeptList, KeptRow } from './KeptList.tsx';

/** The user's claims of listings with their state; nothing without claims. */
export function OwnClaims({ query }: { query: OwnClaims_query$key }) {
  const { viewer } = useFragment(
    graphql`
      fragment OwnClaims_query on Query {
        viewer {
          claims {
            databaseId
            providerDatabaseId
            businessName
            state
          }
        }
      }
    `,
    query,
  );
  if (!viewer || viewer.claims.length === 0) return null;
  return (
    <KeptList
      id="claims"
      title={<FormattedMessage id="dashboard.claims" defaultMessage="Businesses you are claiming" />}
    >
      {viewer.claims.map(({ databaseId, providerDatabaseId, businessName, state }) => (
        <KeptRow
          key={databaseId}
          href={paths.claim(providerDatabaseId)}
          title={<span dir="auto">{businessName}</span>}
          note={
            <FormattedMessage
              id="dashboard.claimState"
              defaultMessage="{state, select, UNPROVED {Enter the code from the email} IN_REVIEW {Our team is reviewing it} other {The current contacts can still object}}"
              description="Next step of a claim"
              values={{ state }}
            />
          }
        />
      ))}
    </KeptList>
  );
}
