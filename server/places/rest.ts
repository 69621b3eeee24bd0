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
    summary: 'Places for what somebody types',
    access: 'anyone',
    scope: 'search:read',
    query: {
      q: text('What is typed so far; nothing is suggested for nothing.', { maxLength: 200, examples: ['bahia'] }),
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
