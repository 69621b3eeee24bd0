import { Invalid, NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, pathId, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayEditProviders, mayModerate, mayReadProviders } from '../access.ts';
import { formVariables } from '../form/restForm.ts';
import {
  ImageForm,
  Provider,
  ProviderForm,
  ProviderRow,
  Rejection,
  search,
  VersionedProviderForm,
} from '../record/restSchema.ts';

/** The page sizes of the screens, for callers that do not say. */
const TOP = 50;
const SORTS: Record<string, string> = {
  businessName: 'BUSINESS_NAME',
  commercialName: 'COMMERCIAL_NAME',
  taxNumber: 'TAX_NUMBER',
  approvedAt: 'APPROVED_AT',
  approvedBy: 'APPROVED_BY',
  createdAt: 'CREATED_AT',
  updatedAt: 'UPDATED_AT',
};

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
      ...sortQuery(Object.keys(SORTS), 'Without it the newest come first.'),
      ...pageQuery(TOP),
    },
    answer: rowsOf(ProviderRow),
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

export const providerRoutes = [
  listRoute('/api/providers', 'providers', 'Providers in any state, page by page'),
  listRoute('/api/providers/unapproved', 'unapprovedProviders', 'Providers that nobody has decided about'),
  route({
    method: 'get',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'A provider in any state',
    may: mayReadProviders,
    answer: Provider,
    refusals: [404],
    operation: `query RestProvider($id: Int!) { result: provider(databaseId: $id) { ${PROVIDER} } }`,
    missing: () => new NotFound('provider.notFound'),
  }),
  route({
    method: 'post',
    path: '/api/providers',
    tag: 'Providers',
    summary: 'Adds a provider, which waits for moderation',
    may: mayEditProviders,
    takes: ProviderForm,
    answer: Provider,
    operation: `mutation RestCreateProvider($input: ProviderInput!) {
      result: createProvider(input: $input) { provider { ${PROVIDER} } }
    }`,
    variables: formVariables,
    of: 'result.provider',
  }),
  route({
    method: 'put',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'Writes the whole form of a provider',
    may: mayEditProviders,
    takes: VersionedProviderForm,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestUpdateProvider($id: Int!, $version: Int, $input: ProviderInput!) {
      result: updateProvider(databaseId: $id, version: $version, input: $input) { provider { ${PROVIDER} } }
    }`,
    variables: formVariables,
    of: 'result.provider',
  }),
  route({
    method: 'delete',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'Deletes a provider',
    may: mayEditProviders,
    answer: null,
    refusals: [404],
    operation: 'mutation RestDeleteProvider($id: Int!) { deleteProvider(databaseId: $id) { deletedId } }',
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/approve',
    tag: 'Providers',
    summary: 'Approves a provider that waits',
    may: mayModerate,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestApproveProvider($id: Int!) {
      result: decideProvider(input: { databaseId: $id, kind: APPROVED }) { provider { ${PROVIDER} } }
    }`,
    of: 'result.provider',
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/reject',
    tag: 'Providers',
    summary: 'Sends a provider back that waits',
    may: mayModerate,
    takes: Rejection,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestRejectProvider($input: DecideProviderInput!) {
      result: decideProvider(input: $input) { provider { ${PROVIDER} } }
    }`,
    variables: ({ params, body }) => ({
      input: {
        databaseId: pathId(params.id),
        kind: body.changesRequested === true ? 'CHANGES_REQUESTED' : 'REJECTED',
        reason: body.reason,
        silent: body.silent === true,
      },
    }),
    of: 'result.provider',
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/image',
    tag: 'Providers',
    summary: 'Puts a picture, which waits for approval',
    may: mayEditProviders,
    takes: ImageForm,
    answer: Provider,
    refusals: [404],
    file: { field: 'image', maxBytes: 10 * 1024 * 1024 },
    operation: `mutation RestUploadImage($id: Int!, $image: Upload!) {
      result: uploadProviderImage(databaseId: $id, image: $image) { provider { ${PROVIDER} } }
    }`,
    variables: ({ params, file }) => {
      if (!file) throw new Invalid('upload.missing', { field: 'image' });
      return { id: pathId(params.id), image: file };
    },
    of: 'result.provider',
  }),
  route({
    method: 'delete',
    path: '/api/providers/:id/image',
    tag: 'Providers',
    summary: 'Deletes the picture',
    may: mayEditProviders,
    answer: Provider,
    refusals: [404],
    operation: `mutation RestDeleteImage($id: Int!) {
      result: deleteProviderImage(databaseId: $id) { provider { ${PROVIDER} } }
    }`,
    of: 'result.provider',
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/image/approve',
    tag: 'Providers',
    summary: 'Lets everybody see the picture',
    may: mayModerate,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestApproveImage($id: Int!) {
      result: approveProviderImage(databaseId: $id) { provider { ${PROVIDER} } }
    }`,
    of: 'result.provider',
  }),
];
