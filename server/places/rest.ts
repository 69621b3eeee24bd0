import { fieldsOf } from '#server/rest/body.ts';
import { route } from '#server/rest/route.ts';
import { mayFindPlaces } from './access.ts';
import { Place, Places, typed } from './restSchema.ts';

export const addressRoutes = [
  route({
    method: 'get',
    path: '/api/address',
    tag: 'Search',
    summary: 'Suggest places',
    description: 'Returns places for a partial text. Use the `id` of a place as `addressesId` in other calls.',
    may: mayFindPlaces,
    query: { q: typed },
    response: Places,
    operation: `query RestAddress($q: String!) { result: suggestPlaces(text: $q) { ${fieldsOf(Place)} } }`,
    variables: ({ query }) => ({ q: query.get('q') ?? '' }),
  }),
];
