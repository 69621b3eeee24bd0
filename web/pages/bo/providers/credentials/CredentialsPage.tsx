import { defineMessages } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { CredentialsPage_query$key } from '#web/__generated__/CredentialsPage_query.graphql.ts';
import type { credentialsLoaderQuery } from '#web/__generated__/credentialsLoaderQuery.graphql.ts';
import { ReviewItem } from '#web/pages/bo/editor/ReviewItem.tsx';
import { ReviewScreen } from '#web/pages/bo/editor/ReviewScreen.tsx';
import { paths } from '#web/paths.ts';
import { CheckedCredential } from '../provider/CheckedCredential.tsx';
import { credentialsQuery } from './credentialsLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.credentials', defaultMessage: 'Failed to load registrations' },
  count: { id: 'bo.credentialCount', defaultMessage: '{count, number} to check' },
  none: {
    id: 'bo.credentials.none',
    defaultMessage:
      'No registration numbers to check. New numbers, and those whose register now shows something else, appear here.',
  },
});

/** The credentials for staff to review: without a check, or with a different result at the register. */
export function CredentialsPage() {
  return <ReviewScreen messages={messages} useItems={useCredentials} path={paths.boCredentials} />;
}

function useCredentials(reference: PreloadedQuery<credentialsLoaderQuery>) {
  const { credentialsToCheck } = useFragment<CredentialsPage_query$key>(
    graphql`
      fragment CredentialsPage_query on Query @argumentDefinitions(after: { type: "String" }) {
        credentialsToCheck(first: 20, after: $after) {
          totalCount
          pageInfo {
            ...ReviewScreen_pageInfo
          }
          edges {
            node {
              databaseId
              provider @required(action: THROW) {
                ...ReviewItem_provider
                ...CheckedCredential_provider
              }
              ...CheckedCredential_credential
            }
          }
        }
      }
    `,
    usePreloadedQuery<credentialsLoaderQuery>(credentialsQuery, reference),
  );
  const { totalCount, pageInfo, edges } = credentialsToCheck;
  const items = edges.map(({ node: { databaseId, provider, ...credential } }) => (
    <ReviewItem key={databaseId} provider={provider}>
      <div data-wide="">
        <CheckedCredential provider={provider} credential={credential} />
      </div>
    </ReviewItem>
  ));
  return { totalCount, pageInfo, items };
}
