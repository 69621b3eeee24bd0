import { EVERYONE } from '#server/graphql/access.ts';
import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { mutationsOf, route } from '#server/rest/route.ts';
import { maySaveCollections } from './access.ts';
import { Collection, CollectionForm } from './restSchema.ts';

export const collectionRoutes = [
  route({
    method: 'get',
    path: '/api/collections/:slug',
    tag: 'Directory',
    summary: 'Get a collection',
    may: EVERYONE,
    response: Collection,
    errors: [404],
    operation: `query RestCollection($slug: String!) { result: collection(slug: $slug) { ${fieldsOf(Collection)} } }`,
    variables: ({ params: { slug } }) => ({ slug }),
    missing: () => new NotFound('collection.notFound'),
  }),
  route({
    method: 'put',
    path: '/api/collections/:slug',
    tag: 'Directory',
    summary: 'Save a collection',
    description: 'Creates the collection, or replaces its name and its complete list of providers.',
    may: maySaveCollections,
    requestBody: CollectionForm,
    response: Collection,
    of: 'result.collection',
    errors: [409],
    operation: mutationsOf('collection', Collection).form('saveCollection'),
    variables: ({ params: { slug }, body }) => ({ input: { slug, collection: body, force: true } }),
  }),
  route({
    method: 'delete',
    path: '/api/collections/:slug',
    tag: 'Directory',
    summary: 'Delete a collection',
    description: 'Deletes the collection; its providers remain.',
    may: maySaveCollections,
    response: null,
    errors: [404],
    operation:
      'mutation RestDeleteCollection($slug: String!) { result: deleteCollection(input: { slug: $slug }) { slug } }',
    variables: ({ params: { slug } }) => ({ slug }),
  }),
];
