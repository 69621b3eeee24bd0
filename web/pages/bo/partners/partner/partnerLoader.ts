import { graphql } from 'relay-runtime';
import { readDatabaseId } from '#shared/databaseId.ts';
import type { partnerLoaderQuery } from '#web/__generated__/partnerLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const partnerQuery = graphql`
  query partnerLoaderQuery($databaseId: Int!) {
    partner(databaseId: $databaseId) {
      ...PartnerPage_partner
      ...PartnerPage_tokens
      ...PartnerWebhooks_partner
    }
  }
`;

export const partnerLoader = adminLoader(({ params }) =>
  loadRouteQuery<partnerLoaderQuery>(
    partnerQuery,
    { databaseId: readDatabaseId(params.partnerId) },
    'store-and-network',
  ),
);
