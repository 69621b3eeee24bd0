import { route } from '../rest/route.ts';

interface Row {
  databaseId: number;
  displayName: string;
}

export const addressRoutes = [
  route({
    method: 'get',
    path: '/api/address',
    operation: `query RestAddress($q: String!) { suggestAddresses(text: $q) { databaseId displayName } }`,
    variables: ({ query }) => ({ q: query.get('q') ?? '' }),
    body: (data: { suggestAddresses: Row[] }) =>
      data.suggestAddresses.map(({ databaseId, displayName }) => ({ id: databaseId, displayName })),
  }),
];
