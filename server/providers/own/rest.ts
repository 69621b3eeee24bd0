import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { cursorQuery, pathId, queryId, wholeNumber } from '#server/rest/query.ts';
import { mutationsOf, route, routesWith, versionInput } from '#server/rest/route.ts';
import { cursorRowsOf, enumName, text, version } from '#server/rest/schema.ts';
import { mayReadOwnProviders, maySubmitProviders } from '../access.ts';
import { providerVariables } from '../form/restForm.ts';
import { readStatus, STATUS_QUERY } from '../list/restSchema.ts';
import { ProviderForm, VersionedProviderForm } from '../record/restSchema.ts';
import { OwnProvider } from './restSchema.ts';

const MAX_TOP = 100;
const TOP = 25;

const mutation = mutationsOf('provider', OwnProvider);

const ofOwner = routesWith({ tag: 'Directory', may: maySubmitProviders, response: OwnProvider, of: 'result.provider' });

export const ownProviderRoutes = [
  route({
    method: 'get',
    path: '/api/own-providers',
    tag: 'Directory',
    summary: 'List your providers',
    description: 'The providers, newest first.',
    may: mayReadOwnProviders,
    query: { ...cursorQuery(TOP, MAX_TOP), ...STATUS_QUERY },
    response: cursorRowsOf(OwnProvider),
    operation: `query RestOwnProviders($first: Int, $after: String, $statuses: [ProviderStatus!]) {
      result: ownProviders(first: $first, after: $after, statuses: $statuses) { ${fieldsOf(cursorRowsOf(OwnProvider))} }
    }`,
    variables: ({ query }) => {
      const wanted = readStatus(query);
      return {
        first: wholeNumber(query, 'top', { max: MAX_TOP, fallback: TOP }),
        after: query.get('after') || null,
        statuses: wanted && [enumName(wanted)],
      };
    },
  }),
  ofOwner({
    method: 'post',
    path: '/api/own-providers',
    summary: 'Submit a provider',
    description: 'The provider is published after review.',
    headers: {
      'Idempotency-Key': text(
        'A key chosen by the caller. The same key with the same body returns the provider that the first request created.',
      ).max(100),
    },
    requestBody: ProviderForm,
    status: 201,
    errors: [409],
    parameterOf: ([name]) => (name === 'idempotencyKey' ? 'Idempotency-Key' : undefined),
    operation: mutation.form('submitProvider'),
    variables: (request) => ({
      input: { ...providerVariables(request).input, idempotencyKey: request.headers.get('idempotency-key') },
    }),
  }),
  route({
    method: 'get',
    path: '/api/own-providers/:id',
    tag: 'Directory',
    summary: 'Get your provider',
    may: mayReadOwnProviders,
    response: OwnProvider,
    errors: [404],
    operation: `query RestOwnProvider($id: ID!) { result: provider(id: $id) { ${fieldsOf(OwnProvider)} } }`,
    isGuarded: true,
    isMissing: ({ ownership }) => ownership === null,
    missing: () => new NotFound('provider.notFound'),
  }),
  ofOwner({
    method: 'put',
    path: '/api/own-providers/:id',
    summary: 'Resubmit your provider',
    description: 'Possible while the provider is pending or needs changes.',
    requestBody: VersionedProviderForm,
    errors: [404, 409],
    operation: mutation.form('resubmitProvider'),
    variables: providerVariables,
  }),
  route({
    method: 'delete',
    path: '/api/own-providers/:id',
    tag: 'Directory',
    summary: 'Withdraw your provider',
    description:
      'Possible while the provider is pending or needs changes. It is deleted; a second request has the same result.',
    may: maySubmitProviders,
    query: {
      version: version().meta({ description: 'The `version` that was read. Without it, any version is withdrawn.' }),
    },
    response: null,
    errors: [404, 409],
    operation:
      'mutation RestWithdrawProvider($input: WithdrawProviderInput!) { result: withdrawProvider(input: $input) { deletedId } }',
    variables: ({ params, query }) => ({
      input: { id: pathId(params.id), ...versionInput(queryId(query, 'version')) },
    }),
  }),
];
