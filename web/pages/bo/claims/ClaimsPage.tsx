import { defineMessages } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ClaimsPage_query$key } from '#web/__generated__/ClaimsPage_query.graphql.ts';
import type { claimsLoaderQuery } from '#web/__generated__/claimsLoaderQuery.graphql.ts';
import { ReviewScreen } from '#web/pages/bo/editor/ReviewScreen.tsx';
import { paths } from '#web/paths.ts';
import { ClaimedListing } from './ClaimedListing.tsx';
import { claimsQuery } from './claimsLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.claims', defaultMessage: 'Failed to load claims' },
  count: { id: 'bo.claimCount', defaultMessage: '{count, plural, one {# claim} other {# claims}}' },
  none: {
    id: 'bo.claims.none',
    defaultMessage:
      'No pending claims. When someone asks for a published listing of their business, the request appears here.',
  },
});

/** The claims of published listings, oldest first; several claims of one listing are in columns. */
export function ClaimsPage() {
  return <ReviewScreen messages={messages} useItems={useClaims} path={paths.boClaims} />;
}

function useClaims(reference: PreloadedQuery<claimsLoaderQuery>) {
  const { providerClaims } = useFragment<ClaimsPage_query$key>(
    graphql`
      fragment ClaimsPage_query on Query @argumentDefinitions(after: { type: "String" }) {
        providerClaims(first: 10, after: $after) {
          totalCount
          pageInfo {
            ...ReviewScreen_pageInfo
          }
          edges {
            node {
              provider @required(action: THROW) {
                id
                ...ClaimedListing_provider
              }
            }
          }
        }
      }
    `,
    usePreloadedQuery<claimsLoaderQuery>(claimsQuery, reference),
  );
  const { totalCount, pageInfo, edges } = providerClaims;
  const listings = new Map(edges.map(({ node }) => [node.provider.id, node.provider]));
  return {
    totalCount,
    pageInfo,
    items: [...listings].map(([id, provider]) => <ClaimedListing key={id} provider={provider} />),
  };
}
