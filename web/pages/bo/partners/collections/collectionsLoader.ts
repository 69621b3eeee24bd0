import { graphql } from 'relay-runtime';
import type { collectionsLoaderItemQuery } from '#web/__generated__/collectionsLoaderItemQuery.graphql.ts';
import type { collectionsLoaderQuery } from '#web/__generated__/collectionsLoaderQuery.graphql.ts';
import { adminLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

/** All collections, as the server returns at most this number. */
export const collectionList = { pageSize: 500 };

export const collectionsQuery = graphql`
  query collectionsLoaderQuery {
    ...CollectionsPage_query
  }
`;

export const collectionsLoader = adminLoader(() =>
  loadRouteQuery<collectionsLoaderQuery>(collectionsQuery, {}, 'store-and-network'),
);

export const collectionQuery = graphql`
  query collectionsLoaderItemQuery($slug: String!) {
    collection(slug: $slug) {
      ...CollectionPage_collection
    }
  }
`;

export const collectionLoader = adminLoader(({ params }) =>
  loadRouteQuery<collectionsLoaderItemQuery>(collectionQuery, { slug: params.slug ?? '' }, 'store-and-network'),
);
