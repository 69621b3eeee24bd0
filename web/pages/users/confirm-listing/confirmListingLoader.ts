import { graphql } from 'relay-runtime';
import type { confirmListingLoaderQuery } from '#web/__generated__/confirmListingLoaderQuery.graphql.ts';
import { mailedQueryLoader } from '../mailedQuery.ts';

export const confirmListingQuery = graphql`
  query confirmListingLoaderQuery($token: String!) {
    mailedListing(token: $token) {
      ...ConfirmListingPage_listing
    }
  }
`;

export const confirmListingLoader = mailedQueryLoader<confirmListingLoaderQuery>(confirmListingQuery);
