import { EVERYONE } from '#server/graphql/access.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { wholeNumber } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { HELP_QUERY, HelpVideos } from './restSchema.ts';

export const helpVideoRoutes = [
  route({
    method: 'get',
    path: '/api/help/videos',
    tag: 'Help',
    summary: 'List help videos',
    may: EVERYONE,
    query: HELP_QUERY,
    response: HelpVideos,
    errors: [503],
    operation: `query RestHelpVideos($maxResults: Int, $pageToken: String) {
      result: helpVideos(maxResults: $maxResults, pageToken: $pageToken) { ${fieldsOf(HelpVideos)} }
    }`,
    variables: ({ query }) => ({
      maxResults: wholeNumber(query, 'maxResults', { max: 50, fallback: 5 }),
      pageToken: query.get('pageToken'),
    }),
  }),
];
