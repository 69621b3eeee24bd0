import { graphql } from 'relay-runtime';
import { idInPath } from '#shared/databaseId.ts';
import type { partnerLoaderQuery } from '#web/__generated__/partnerLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const partnerQuery = graphql`
  query partnerLoaderQuery($id: ID!) {
    partner(id: $id) {
      ...PartnerPage_partner
      ...PartnerPage_tokens
      ...PartnerWebhooks_partner
    }
  }
`;

export const partnerLoader = adminLoader(({ params }) =>
  loadRouteQuery<partnerLoaderQuery>(partnerQuery, { id: idInPath(params.partnerId) }, 'store-and-network'),
);
