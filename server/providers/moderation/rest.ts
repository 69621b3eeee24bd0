import { fieldsOf } from '#server/rest/body.ts';
import { pathId } from '#server/rest/query.ts';
import { routesWith } from '#server/rest/route.ts';
import { mayModerate, mayModerateMany } from '../access.ts';
import { Provider } from '../record/restSchema.ts';
import { Decisions, MadeDecisions, Rejection, Undo, Undone } from './restSchema.ts';

const moderate = routesWith({ method: 'post', tag: 'Providers', may: mayModerate });
const moderateOne = routesWith({
  method: 'post',
  tag: 'Providers',
  may: mayModerate,
  response: Provider,
  of: 'result.decisions.0.provider',
  errors: [404, 409],
});
const decide = (given: string, input: string) =>
  `mutation RestDecide(${given}) { result: decideProviders(input: ${input}) {
    decisions { provider { ${fieldsOf(Provider)} } } } }`;

export const decisionRoutes = [
  moderateOne({
    path: '/api/providers/:id/approve',
    summary: 'Approve a provider',
    operation: decide('$id: Int!', '{ providers: [{ databaseId: $id }], kind: APPROVED }'),
  }),
  moderateOne({
    path: '/api/providers/:id/reject',
    summary: 'Reject a provider or request changes',
    requestBody: Rejection,
    operation: decide('$input: DecideProvidersInput!', '$input'),
    variables: ({ params, body }) => ({
      input: {
        providers: [{ databaseId: pathId(params.id) }],
        kind: body.changesRequested === true ? 'CHANGES_REQUESTED' : 'REJECTED',
        reason: body.reason,
        silent: body.silent === true,
      },
    }),
  }),
  moderate({
    path: '/api/providers/decisions',
    summary: 'Decide about several providers',
    description: 'Approves, rejects, suspends or publishes them together.',
    may: mayModerateMany,
    requestBody: Decisions,
    response: MadeDecisions,
    operation: `mutation RestDecide($input: DecideProvidersInput!) {
      result: decideProviders(input: $input) { ${fieldsOf(MadeDecisions)} }
    }`,
    variables: ({ body: { kind, providers, reason, silent } }) => ({
      input: { kind, providers, reason, silent: silent === true },
    }),
  }),
  moderate({
    path: '/api/providers/decisions/undo',
    summary: 'Undo your decisions',
    description: 'Within the `undoSeconds` of the response that made them.',
    requestBody: Undo,
    response: Undone,
    operation: `mutation RestUndo($ids: [Int!]!) { result: undoDecisions(decisionIds: $ids) { ${fieldsOf(Undone)} } }`,
    variables: ({ body }) => ({ ids: (body.decisions as { id: number }[]).map(({ id }) => id) }),
  }),
];
