import { graphql } from 'relay-runtime';
import type { partnerLoaderQuery } from '../../../../__generated__/partnerLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';
import { readId } from '../../editor/readId.ts';

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
