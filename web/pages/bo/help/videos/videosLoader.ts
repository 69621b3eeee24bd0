import { graphql } from 'relay-runtime';
import type { videosLoaderQuery } from '../../../../__generated__/videosLoaderQuery.graphql.ts';
import { adminLoader } from '../../../../layouts/backOffice/adminLoader.ts';
import { loadRouteQuery } from '../../../../relay/loadRouteQuery.ts';

export const videosQuery = graphql`
  query videosLoaderQuery($pageToken: String) {
    helpVideos(maxResults: 5, pageToken: $pageToken) {
      ...VideoPage_page
    }
  }
`;

export const videosLoader = adminLoader(({ request }) => {
  const pageToken = new URL(request.url).searchParams.get('page');
  return loadRouteQuery<videosLoaderQuery>(videosQuery, { pageToken }, 'store-and-network');
});
