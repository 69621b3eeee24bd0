import { contactBody } from '#server/contacts/restBody.ts';
import { bodyNumber } from '#server/rest/jsonBody.ts';
import { cursorQuery, pathId, wholeNumber } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { cursorRowsOf, text } from '#server/rest/schema.ts';
import { serviceBody } from '#server/services/offeredService.ts';
import { providerInput } from '../form/restForm.ts';
import type { PublicData } from '../public/restBody.ts';
import { ProviderForm, VersionedProviderForm } from '../record/restSchema.ts';
import { OwnProvider } from './restSchema.ts';

const MAX_TOP = 100;
const TOP = 25;

const FIELDS = `databaseId status reason version businessName commercialName websiteUrl taxTypeId taxNumber description
  address { databaseId displayName }
  contacts { databaseId contactType contactValue updatedAt }
  providerServices { databaseId service { databaseId name } address { databaseId name displayName } updatedAt }
  createdAt updatedAt`;

interface Own extends Pick<PublicData, 'databaseId' | 'address' | 'contacts' | 'providerServices'> {
  status: string;
  taxTypeId: number | null;
}

function ownBody({ databaseId, status, taxTypeId, address, contacts, providerServices, ...provider }: Own) {
  return {
    id: databaseId,
    status: status.toLowerCase().replace('_', '-'),
    ...provider,
    taxTypesId: taxTypeId,
    addressesId: address.databaseId,
    address: { displayName: address.displayName },
    contacts: contacts.map((contact) => contactBody(contact)),
    providerServices: providerServices.map((service) => serviceBody(databaseId, service)),
  };
}

interface Data {
  ownProviders: { edges: { node: Own }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } };
}

const payload = ({ result }: { result: { provider: Own } }) => ownBody(result.provider);

export const ownProviderRoutes = [
  route({
    method: 'get',
    path: '/api/own-providers',
    tag: 'Directory',
    summary: "The caller's providers in any state, newest first",
    access: 'person',
    scope: 'providers:read',
    query: cursorQuery(TOP, MAX_TOP),
    takes: null,
    answer: cursorRowsOf(OwnProvider),
    refusals: [],
    operation: `query RestOwnProviders($first: Int, $after: String) {
      ownProviders(first: $first, after: $after) {
        edges { node { ${FIELDS} } }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    variables: ({ query }) => ({
      first: wholeNumber(query, 'top', { max: MAX_TOP, fallback: TOP }),
      after: query.get('after') || null,
    }),
    body: ({ ownProviders: { edges, pageInfo } }: Data) => ({
      rows: edges.map(({ node }) => ownBody(node)),
      endCursor: pageInfo.endCursor,
      hasNextPage: pageInfo.hasNextPage,
    }),
  }),
  route({
    method: 'post',
    path: '/api/own-providers',
    tag: 'Directory',
    summary: 'Sends in a provider, which waits for moderation',
    access: 'person',
    scope: 'providers:write',
    query: {},
    headers: {
      'Idempotency-Key': text('Chosen by the caller: sent again, it answers the provider it made.', { maxLength: 100 }),
    },
    takes: ProviderForm,
    answer: OwnProvider,
    refusals: [],
    status: 201,
    operation: `mutation RestSubmitProvider($input: ProviderInput!, $idempotencyKey: String) {
      result: submitProvider(input: $input, idempotencyKey: $idempotencyKey) { provider { ${FIELDS} } }
    }`,
    variables: ({ body, headers }) => ({
      input: providerInput(body),
      idempotencyKey: headers.get('idempotency-key'),
    }),
    body: payload,
  }),
  route({
    method: 'put',
    path: '/api/own-providers/:id',
    tag: 'Directory',
    summary: 'Sends in an own provider again that waits or was sent back',
    access: 'person',
    scope: 'providers:write',
    query: {},
    takes: VersionedProviderForm,
    answer: OwnProvider,
    refusals: [404, 409],
    operation: `mutation RestResubmitProvider($id: Int!, $version: Int, $input: ProviderInput!) {
      result: resubmitProvider(databaseId: $id, version: $version, input: $input) { provider { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({
      id: pathId(params.id),
      version: bodyNumber(body, 'version'),
      input: providerInput(body),
    }),
    body: payload,
  }),
];
