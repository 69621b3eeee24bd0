import { Invalid, NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, pathId, queryId, readOrder, sortQuery } from '#server/rest/query.ts';
import { mutationsOf, patchOf, type RestRequest, route, routesWith } from '#server/rest/route.ts';
import { id, rowsOf } from '#server/rest/schema.ts';
import { mayDeleteProviders, mayEditProviders, mayModerate, mayReadProviders } from '../access.ts';
import { providerVariables } from '../form/restForm.ts';
import {
  ImageForm,
  Provider,
  ProviderForm,
  ProviderRow,
  SORTS,
  search,
  VersionedProviderForm,
} from '../record/restSchema.ts';

/** The default page size, which is that of the web. */
const TOP = 50;

const PROVIDER = fieldsOf(Provider);

function listRoute(path: string, field: string, summary: string) {
  return route({
    method: 'get',
    path,
    tag: 'Providers',
    summary,
    may: mayReadProviders,
    query: {
      q: search,
      ...sortQuery(SORTS),
      ...pageQuery(TOP),
    },
    response: rowsOf(ProviderRow),
    operation: `query RestProviders($first: Int, $offset: Int, $orderBy: ProviderOrder, $search: String) {
      result: ${field}(first: $first, offset: $offset, orderBy: $orderBy, search: $search) {
        ${fieldsOf(rowsOf(ProviderRow))}
      }
    }`,
    variables: ({ query }) => ({
      ...pageArguments(query, TOP),
      orderBy: readOrder(query, SORTS),
      search: query.get('q'),
    }),
  });
}

/** The query parameter with the reviewed picture, so that the decision is not about one that has replaced it since. */
const SEEN_IMAGE = { imageId: id('The id of the reviewed image. Without it, the current one.') };
const seenImage = ({ params, query }: RestRequest) => ({
  input: { id: pathId(params.id), imageId: queryId(query, 'imageId') },
});

const mutation = mutationsOf('provider', Provider);

const edit = routesWith({ tag: 'Providers', may: mayEditProviders, response: Provider, of: 'result.provider' });

const getProvider = route({
  method: 'get',
  path: '/api/providers/:id',
  tag: 'Providers',
  summary: 'Get a provider',
  may: mayReadProviders,
  response: Provider,
  errors: [404],
  isGuarded: true,
  operation: `query RestProvider($id: ID!) { result: provider(id: $id) { ${PROVIDER} } }`,
  missing: () => new NotFound('provider.notFound'),
});

const updateProvider = edit({
  method: 'put',
  path: '/api/providers/:id',
  summary: 'Update a provider',
  description: 'Replaces the complete form: omitted fields are cleared.',
  requestBody: VersionedProviderForm,
  errors: [404, 409],
  operation: mutation.form('updateProvider'),
  variables: providerVariables,
});

export const providerRoutes = [
  listRoute('/api/providers', 'providers', 'List providers'),
  listRoute('/api/providers/unapproved', 'unapprovedProviders', 'List pending providers'),
  getProvider,
  edit({
    method: 'post',
    path: '/api/providers',
    summary: 'Create a provider',
    description: 'The provider is pending until it is approved.',
    requestBody: ProviderForm,
    operation: mutation.form('createProvider'),
    variables: providerVariables,
  }),
  updateProvider,
  patchOf(updateProvider, getProvider),
  route({
    method: 'delete',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'Delete a provider',
    may: mayDeleteProviders,
    response: null,
    errors: [404],
    operation: 'mutation RestDeleteProvider($id: ID!) { deleteProvider(input: { id: $id }) { deletedId } }',
  }),
  edit({
    method: 'post',
    path: '/api/providers/:id/image',
    summary: 'Upload an image',
    description: 'Replaces the image of the provider. The new image is hidden until it is approved.',
    requestBody: ImageForm,
    errors: [404],
    file: { field: 'image', maxBytes: 10 * 1024 * 1024 },
    operation: mutation.form('uploadProviderImage'),
    variables: ({ params, file }) => {
      if (!file) throw new Invalid('upload.missing', { field: 'image' });
      return { input: { id: pathId(params.id), image: file } };
    },
  }),
  edit({
    method: 'delete',
    path: '/api/providers/:id/image',
    summary: 'Delete the image',
    query: SEEN_IMAGE,
    errors: [404, 409],
    operation: mutation.plain('deleteProviderImage'),
    variables: seenImage,
  }),
  edit({
    method: 'post',
    path: '/api/providers/:id/image/approve',
    may: mayModerate,
    errors: [404, 409],
    summary: 'Approve the image',
    query: SEEN_IMAGE,
    operation: mutation.plain('approveProviderImage'),
    variables: seenImage,
  }),
];
