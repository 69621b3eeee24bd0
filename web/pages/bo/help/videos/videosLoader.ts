import { graphql } from 'relay-runtime';
import type { videosLoaderQuery } from '#web/__generated__/videosLoaderQuery.graphql.ts';
import { staffLoader } from '#web/layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '#web/relay/loadRouteQuery.ts';

export const videosQuery = graphql`
  query videosLoaderQuery($pageToken: String) {
    helpVideos(maxResults: 5, pageToken: $pageToken) {
      ...VideosPage_page
    }
  }
`;

export const videosLoader = staffLoader(({ request }) => {
  const pageToken = new URL(request.url).searchParams.get('page');
  return loadRouteQuery<videosLoaderQuery>(videosQuery, { pageToken }, 'store-and-network');
});
