import { Invalid } from '#server/platform/errors.ts';
import { bodyNumber, bodyText } from '#server/rest/jsonBody.ts';
import { pageArguments, pageQuery, pathId, readOrder, sortQuery } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { record, rowsOf, text } from '#server/rest/schema.ts';
import { providerInput } from '../form/restForm.ts';
import { PROVIDER_FIELDS, type ProviderData, providerBody, providerRow } from '../record/restBody.ts';
import { Provider, ProviderForm, ProviderRow, Rejection, search, VersionedProviderForm } from '../record/restSchema.ts';

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

const ROW_FIELDS = `databaseId businessName commercialName taxNumber approvedAt approver { databaseId displayName }
  createdAt updatedAt`;

interface Connection {
  totalCount: number;
  edges: { node: Parameters<typeof providerRow>[0] }[];
}

function listRoute(path: string, field: string, summary: string) {
  return route({
    method: 'get',
    path,
    tag: 'Providers',
    summary,
    access: 'superAdmin',
    query: {
      q: search,
      ...sortQuery(Object.keys(SORTS), 'Without it the newest come first.'),
      ...pageQuery(TOP),
    },
    takes: null,
    answer: rowsOf(ProviderRow),
    refusals: [],
    operation: `query RestProviders($first: Int, $offset: Int, $orderBy: ProviderOrder, $search: String) {
      list: ${field}(first: $first, offset: $offset, orderBy: $orderBy, search: $search) {
        totalCount edges { node { ${ROW_FIELDS} } }
      }
    }`,
    variables: ({ query }) => ({
      ...pageArguments(query, TOP),
      orderBy: readOrder(query, SORTS),
      search: query.get('q'),
    }),
    body: ({ list }: { list: Connection }) => ({
      rows: list.edges.map(({ node }) => providerRow(node)),
      count: list.totalCount,
    }),
  });
}

type Payload = { result: { provider: ProviderData } };
const provider = ({ result }: Payload) => providerBody(result.provider);

export const providerRoutes = [
  listRoute('/api/providers', 'providers', 'Providers in any state, page by page'),
  listRoute('/api/providers/unapproved', 'unapprovedProviders', 'Providers that nobody has decided about'),
  route({
    method: 'get',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'A provider in any state',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: Provider,
    refusals: [404],
    operation: `query RestProvider($id: Int!) { provider(databaseId: $id) { ${PROVIDER_FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: (data: { provider: ProviderData | null }) => providerBody(data.provider),
  }),
  route({
    method: 'post',
    path: '/api/providers',
    tag: 'Providers',
    summary: 'Adds a provider, which waits for moderation',
    access: 'superAdmin',
    query: {},
    takes: ProviderForm,
    answer: Provider,
    refusals: [],
    operation: `mutation RestCreateProvider($input: ProviderInput!) {
      result: createProvider(input: $input) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: providerInput(body) }),
    body: provider,
  }),
  route({
    method: 'put',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'Writes the whole form of a provider',
    access: 'superAdmin',
    query: {},
    takes: VersionedProviderForm,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestUpdateProvider($id: Int!, $version: Int, $input: ProviderInput!) {
      result: updateProvider(databaseId: $id, version: $version, input: $input) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({
      id: pathId(params.id),
      version: bodyNumber(body, 'version'),
      input: providerInput(body),
    }),
    body: provider,
  }),
  route({
    method: 'delete',
    path: '/api/providers/:id',
    tag: 'Providers',
    summary: 'Deletes a provider',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: null,
    refusals: [404],
    operation: 'mutation RestDeleteProvider($id: Int!) { deleteProvider(databaseId: $id) { deletedId } }',
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: () => undefined,
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/approve',
    tag: 'Providers',
    summary: 'Approves a provider that waits',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestApproveProvider($id: Int!) {
      result: decideProvider(input: { databaseId: $id, kind: APPROVED }) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: provider,
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/reject',
    tag: 'Providers',
    summary: 'Sends a provider back that waits',
    access: 'superAdmin',
    query: {},
    takes: Rejection,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestRejectProvider($input: DecideProviderInput!) {
      result: decideProvider(input: $input) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({
      input: {
        databaseId: pathId(params.id),
        kind: body.changesRequested === true ? 'CHANGES_REQUESTED' : 'REJECTED',
        reason: bodyText(body, 'reason'),
        silent: body.silent === true,
      },
    }),
    body: provider,
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/image',
    tag: 'Providers',
    summary: 'Puts a picture, which waits for approval',
    access: 'superAdmin',
    query: {},
    takes: record({ image: text('JPEG, PNG or WebP, at most 10 MB.', { format: 'binary' }) }),
    answer: Provider,
    refusals: [404],
    file: { field: 'image', maxBytes: 10 * 1024 * 1024 },
    operation: `mutation RestUploadImage($id: Int!, $image: Upload!) {
      result: uploadProviderImage(databaseId: $id, image: $image) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ params, file }) => {
      if (!file) throw new Invalid('upload.missing', { field: 'image' });
      return { id: pathId(params.id), image: file };
    },
    body: provider,
  }),
  route({
    method: 'delete',
    path: '/api/providers/:id/image',
    tag: 'Providers',
    summary: 'Deletes the picture',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: Provider,
    refusals: [404],
    operation: `mutation RestDeleteImage($id: Int!) {
      result: deleteProviderImage(databaseId: $id) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: provider,
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/image/approve',
    tag: 'Providers',
    summary: 'Lets everybody see the picture',
    access: 'superAdmin',
    query: {},
    takes: null,
    answer: Provider,
    refusals: [404, 409],
    operation: `mutation RestApproveImage($id: Int!) {
      result: approveProviderImage(databaseId: $id) { provider { ${PROVIDER_FIELDS} } }
    }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: provider,
  }),
];
