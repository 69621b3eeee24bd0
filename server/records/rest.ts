import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pathId } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { mayUseRecords } from './access.ts';
import { SignedRecord } from './restSchema.ts';

export const recordRoutes = [
  route({
    method: 'post',
    path: '/api/providers/:id/record',
    tag: 'Directory',
    summary: 'Make a record of a provider',
    description:
      'A signed statement of the current public data of a provider; for a suspended provider, it states the suspension.',
    may: mayUseRecords,
    response: SignedRecord,
    errors: [404],
    missing: () => new NotFound('provider.notFound'),
    operation: `query RestRecord($id: ID!) { result: providerRecord(id: $id) { ${fieldsOf(SignedRecord)} } }`,
    variables: ({ params }) => ({ id: pathId(params.id!) }),
  }),
];
