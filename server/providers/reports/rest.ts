import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, pathId } from '#server/rest/query.ts';
import { mutationsOf, routesWith } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayModerate } from '../access.ts';
import { Provider } from '../record/restSchema.ts';
import { Acceptance, Refusal, Report } from './restSchema.ts';

const TOP = 25;

const ofStaff = routesWith({ tag: 'Providers', may: mayModerate });
const decide = routesWith({
  ...{ method: 'post', tag: 'Providers', may: mayModerate, response: Provider },
  ...{ of: 'result.provider', errors: [404, 409] },
});
const provider = mutationsOf('provider', Provider);

export const reportRoutes = [
  ofStaff({
    method: 'get',
    path: '/api/providers/reports',
    summary: 'List pending reports',
    description: 'Reports with three senders of different addresses and networks come first, then the oldest.',
    query: pageQuery(TOP),
    response: rowsOf(Report),
    operation: `query RestReports($first: Int, $offset: Int) {
      result: providerReports(first: $first, offset: $offset) { ${fieldsOf(rowsOf(Report))} }
    }`,
    variables: ({ query }) => pageArguments(query, TOP),
  }),
  decide({
    path: '/api/providers/reports/:id/accept',
    summary: 'Accept a report',
    description: 'A wrong phone is replaced or removed, and a closed provider is suspended.',
    requestBody: Acceptance,
    operation: provider.plain('acceptReport'),
    variables: ({ params, body }) => ({ input: { id: pathId(params.id), reason: body.reason ?? null } }),
  }),
  decide({
    path: '/api/providers/reports/:id/refuse',
    summary: 'Refuse a report',
    requestBody: Refusal,
    operation: provider.plain('rejectReport'),
    variables: ({ params, body }) => ({ input: { id: pathId(params.id), reason: body.reason } }),
  }),
];
