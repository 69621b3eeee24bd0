import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, pathId } from '#server/rest/query.ts';
import { mutationsOf, route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayModerate, mayReadProviders } from '../access.ts';
import { Provider } from '../record/restSchema.ts';
import { CheckForm, CredentialToCheck } from './restSchema.ts';

const TOP = 50;

export const credentialRoutes = [
  route({
    method: 'get',
    path: '/api/providers/credentials',
    tag: 'Providers',
    summary: 'List credentials to check',
    may: mayReadProviders,
    query: pageQuery(TOP),
    response: rowsOf(CredentialToCheck),
    operation: `query RestCredentials($first: Int, $offset: Int) {
      result: credentialsToCheck(first: $first, offset: $offset) { ${fieldsOf(rowsOf(CredentialToCheck))} }
    }`,
    variables: ({ query }) => pageArguments(query, TOP),
  }),
  route({
    method: 'post',
    path: '/api/providers/:id/credentials/check',
    tag: 'Providers',
    summary: 'Record a check of a credential',
    description: 'A match is public until the credential ends, at most a year.',
    may: mayModerate,
    requestBody: CheckForm,
    response: Provider,
    of: 'result.provider',
    errors: [404],
    operation: mutationsOf('provider', Provider).form('checkCredential'),
    variables: ({ params, body }) => ({ input: { ...body, providerId: pathId(params.id) } }),
  }),
];
