import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { cursorQuery, pathId, wholeNumber } from '#server/rest/query.ts';
import { FORM_ERRORS, routesWith } from '#server/rest/route.ts';
import { cursorRowsOf } from '#server/rest/schema.ts';
import { mayAskForWatch, mayChangeWatches, mayConfirmWatch, mayReadWatches } from './access.ts';
import { CreatedWatch, NewWatch, OneWatch, TOKEN_QUERY, WatchConsent, Watches, WatchNews } from './restSchema.ts';

const MAX_TOP = 1_000;
const TOP = 50;

const ofWatches = routesWith({ tag: 'Search', may: mayChangeWatches });

export const watchRoutes = [
  ofWatches({
    method: 'post',
    path: '/api/watches',
    summary: 'Watch a search or a provider',
    description:
      'Emails a link that starts the watch; for the caller’s own confirmed address, the watch starts ' +
      'immediately. The watch of a program belongs to its partner, starts immediately and has no address: ' +
      'its news are sent by the webhook `watch.matched`.',
    may: mayAskForWatch,
    requestBody: NewWatch,
    response: CreatedWatch,
    errors: [503],
    operation: `mutation RestCreateWatch($input: CreateWatchInput!) {
      result: createWatch(input: $input) {
        ... on CreateWatchPayload { ${fieldsOf(CreatedWatch)} }
        ${FORM_ERRORS}
      }
    }`,
    variables: ({ body: { search, providerId, ...input } }) => ({
      input: { ...input, subject: providerId == null ? { search: search ?? '' } : { providerId: String(providerId) } },
    }),
  }),
  ofWatches({
    method: 'get',
    path: '/api/watches',
    summary: 'List watches',
    may: mayReadWatches,
    query: TOKEN_QUERY,
    response: Watches,
    operation: `query RestWatches($token: String) { result: watches(token: $token) { ${fieldsOf(Watches)} } }`,
    variables: ({ query }) => ({ token: query.get('token') }),
  }),
  ofWatches({
    method: 'get',
    path: '/api/watches/:id/news',
    summary: 'List the news of a watch',
    description: 'The news of the last 30 days, newest first. They are found once a day, or once a week.',
    may: mayReadWatches,
    query: { ...TOKEN_QUERY, ...cursorQuery(TOP, MAX_TOP) },
    response: cursorRowsOf(WatchNews),
    of: 'watch.news',
    errors: [404],
    operation: `query RestWatchNews($id: ID!, $token: String, $first: Int, $after: String) {
      watch(id: $id, token: $token) { news(first: $first, after: $after) { ${fieldsOf(cursorRowsOf(WatchNews))} } }
    }`,
    variables: ({ params, query }) => ({
      id: String(pathId(params.id)),
      token: query.get('token'),
      first: wholeNumber(query, 'top', { max: MAX_TOP, fallback: TOP }),
      after: query.get('after') || null,
    }),
    missing: () => new NotFound('watch.notFound'),
  }),
  ofWatches({
    method: 'post',
    path: '/api/watches/confirm/:token',
    summary: 'Start a watch',
    may: mayConfirmWatch,
    description:
      'Takes the token of the emailed link. In another browser than the one that requested the watch, `isAgreed` must be true.',
    requestBody: WatchConsent,
    response: OneWatch,
    errors: [409],
    operation: `mutation RestConfirmWatch($token: String!, $isAgreed: Boolean) {
      result: confirmWatch(input: { token: $token, isAgreed: $isAgreed }) { ${fieldsOf(OneWatch)} }
    }`,
    variables: ({ params, body }) => ({ token: params.token, isAgreed: body.isAgreed }),
  }),
  ofWatches({
    method: 'post',
    path: '/api/watches/:id/renew',
    summary: 'Renew a watch',
    description: 'Extends the watch by a year.',
    errors: [404],
    query: TOKEN_QUERY,
    response: OneWatch,
    operation: `mutation RestRenewWatch($id: ID!, $token: String) {
      result: renewWatch(input: { id: $id, token: $token }) { ${fieldsOf(OneWatch)} }
    }`,
    variables: ({ params, query }) => ({ id: pathId(params.id!), token: query.get('token') }),
  }),
  ofWatches({
    method: 'delete',
    path: '/api/watches/:id',
    summary: 'End a watch',
    errors: [404],
    query: TOKEN_QUERY,
    response: Watches,
    operation: `mutation RestEndWatch($id: ID!, $token: String) {
      result: endWatch(input: { id: $id, token: $token }) { remaining { ${fieldsOf(Watches)} } }
    }`,
    of: 'result.remaining',
    variables: ({ params, query }) => ({ id: pathId(params.id!), token: query.get('token') }),
  }),
];
