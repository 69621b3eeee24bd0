import { graphql } from 'relay-runtime';
import type { partnerLoaderQuery } from '#web/__generated__/partnerLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { readId } from '#web/pages/bo/editor/readId.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const partnerQuery = graphql`
  query partnerLoaderQuery($databaseId: Int!) {
    partner(databaseId: $databaseId) {
      ...PartnerEditor_partner
      ...PartnerTokens_partner
      ...PartnerWebhooks_partner
    }
  }
`;

export const partnerLoader = adminLoader(({ params }) =>
  loadRouteQuery<partnerLoaderQuery>(partnerQuery, { databaseId: readId(params.partnerId) }, 'store-and-network'),
);
