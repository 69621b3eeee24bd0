import { route } from '#server/rest/route.ts';
import { list, text } from '#server/rest/schema.ts';
import { Place } from './restSchema.ts';

interface Row {
  databaseId: number;
  displayName: string;
}

export const addressRoutes = [
  route({
    method: 'get',
    path: '/api/address',
    tag: 'Search',
    summary: 'Suggests places for an incomplete text',
    access: 'anyone',
    scope: 'search:read',
    query: {
      q: text('The text typed so far; an empty text has no suggestions.', { maxLength: 200, examples: ['bahia'] }),
    },
    takes: null,
    answer: list(Place),
    refusals: [],
    operation: `query RestAddress($q: String!) { suggestAddresses(text: $q) { databaseId displayName } }`,
    variables: ({ query }) => ({ q: query.get('q') ?? '' }),
    body: (data: { suggestAddresses: Row[] }) =>
      data.suggestAddresses.map(({ databaseId, displayName }) => ({ id: databaseId, displayName })),
  }),
];
