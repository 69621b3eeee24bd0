import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ClaimsPage_query$key } from '#web/__generated__/ClaimsPage_query.graphql.ts';
import type { claimsLoaderQuery } from '#web/__generated__/claimsLoaderQuery.graphql.ts';
import { PartsPage } from '#web/pages/bo/editor/PartsPage.tsx';
import { ListCount } from '#web/pages/bo/list/ListCount.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { ClaimedListing } from './ClaimedListing.tsx';
import { claimsQuery } from './claimsLoader.ts';

const { counted } = defineMessages({
  counted: { id: 'bo.claimCount', defaultMessage: '{count, plural, one {# claim} other {# claims}}' },
});

/** The claims of published listings, the oldest first; claims of one listing side by side. */
export function ClaimsPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<claimsLoaderQuery>>();
  return (
    <PartsPage
      reference={reference}
      failed={intl.formatMessage({ id: 'bo.failed.claims', defaultMessage: 'Failed to load claims' })}
    >
      <Loaded reference={reference} />
    </PartsPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<claimsLoaderQuery> }) {
  return <ClaimList query={usePreloadedQuery<claimsLoaderQuery>(claimsQuery, reference)} />;
}

function ClaimList({ query }: { query: ClaimsPage_query$key }) {
  const { providerClaims } = useFragment(
    graphql`
      fragment ClaimsPage_query on Query @argumentDefinitions(after: { type: "String" }) {
        providerClaims(first: 10, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              provider {
                id
                ...ClaimedListing_provider
              }
            }
          }
        }
      }
    `,
    query,
  );
  if (providerClaims.edges.length === 0)
    return (
      <MessageCard drawing="done">
        <p>
          <FormattedMessage id="bo.claims.none" defaultMessage="No pending claims." />
        </p>
      </MessageCard>
    );
  const listings = new Map(providerClaims.edges.map(({ node }) => [node.provider.id, node.provider]));
  return (
    <>
      <ListCount count={providerClaims.totalCount} counted={counted} />
      {[...listings].map(([id, provider]) => (
        <ClaimedListing key={id} provider={provider} />
      ))}
      {providerClaims.pageInfo.hasNextPage && (
        <LinkButton variant="outline" href={paths.boClaims(providerClaims.pageInfo.endCursor)}>
          <FormattedMessage id="bo.items.next" />
        </LinkButton>
      )}
    </>
  );
}
