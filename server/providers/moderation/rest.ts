import { Invalid } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pathId } from '#server/rest/query.ts';
import { type RestRequest, routesWith, versionInput } from '#server/rest/route.ts';
import { mayModerate, mayModerateMany } from '../access.ts';
import { Provider } from '../record/restSchema.ts';
import { decisionDocument, VERBS } from './restForm.ts';
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

const DECIDED_ONE = `decisions { provider { ${fieldsOf(Provider)} } }`;

const chosen = (id: unknown, version: unknown = null) => ({ id, ...versionInput(version) });

function decisionInput(providers: object[], { reason, silent }: RestRequest['body']) {
  return { input: { providers, reason: reason ?? '', isSilent: silent === true } };
}

export const decisionRoutes = [
  moderateOne({
    path: '/api/providers/:id/approve',
    summary: 'Approve a provider',
    operation: decisionDocument(['approveProviders'], DECIDED_ONE),
    variables: ({ params }) => ({ input: { providers: [chosen(pathId(params.id))] } }),
  }),
  moderateOne({
    path: '/api/providers/:id/reject',
    summary: 'Reject a provider or request changes',
    requestBody: Rejection,
    operation: decisionDocument(['requestProviderChanges', 'rejectProviders'], DECIDED_ONE),
    operationName: ({ body }) => (body.changesRequested === true ? 'requestProviderChanges' : 'rejectProviders'),
    variables: ({ params, body }) => decisionInput([chosen(pathId(params.id))], body),
  }),
  moderate({
    path: '/api/providers/decisions',
    summary: 'Decide about several providers',
    description: 'Approves, rejects, suspends or publishes several providers together.',
    may: mayModerateMany,
    requestBody: Decisions,
    response: MadeDecisions,
    operation: decisionDocument(Object.values(VERBS), fieldsOf(MadeDecisions)),
    operationName: ({ body }) => {
      const verb = VERBS[String(body.kind)];
      if (!verb) throw new Invalid('decision.kind', { field: 'kind' });
      return verb;
    },
    variables: ({ body }) =>
      decisionInput(
        (body.providers as { id: unknown; version: unknown }[]).map(({ id, version }) => chosen(id, version)),
        body,
      ),
  }),
  moderate({
    path: '/api/providers/decisions/undo',
    summary: 'Undo your decisions',
    description: 'Undoes decisions within the `undoSeconds` of the response that reported them.',
    requestBody: Undo,
    response: Undone,
    operation: `mutation RestUndo($input: UndoDecisionsInput!) {
      result: undoDecisions(input: $input) { ${fieldsOf(Undone)} }
    }`,
    variables: ({ body }) => ({ input: { decisionIds: (body.decisions as { id: number }[]).map(({ id }) => id) } }),
  }),
];
