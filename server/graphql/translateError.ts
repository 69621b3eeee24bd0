import { GraphQLError } from 'graphql';
import { message } from '#server/i18n/messages.ts';
import { Forbidden, retryAfter } from '#server/platform/errors.ts';
import { knownError } from '#server/platform/outage.ts';
import { logDenial } from './access.ts';
import type { Context } from './context.ts';

/**
 * The error that a caller receives. A domain error keeps its code, field and status, with a message in the caller's
 * language. An error of the query is unchanged. Any other error becomes only the request id under which it is logged.
 */
export function translateError(error: GraphQLError, context: Context): GraphQLError {
  const { language, requestId, log, logOutage } = context;
  const known = knownError(error.originalError, logOutage);
  const cause = known ?? error.originalError;
  const place = { nodes: error.nodes, path: error.path };
  if (known) {
    if (known instanceof Forbidden) logDenial(context, error.path);
    return new GraphQLError(message(known.key, language, known.parameters), {
      ...place,
      extensions: {
        code: known.code,
        ...(known.reason && { reason: known.reason }),
        ...(known.field && { field: known.field }),
        ...(known.suggestions.length > 0 && { suggestions: known.suggestions }),
        http: { status: known.status, headers: retryAfter(known) },
      },
    });
  }
  if (!cause || cause instanceof GraphQLError) {
    // such as a malformed cursor: Pothos describes the error, but does not mark it as caused by the caller
    const { code = 'BAD_USER_INPUT', http = { status: 400 }, ...rest } = error.extensions;
    return new GraphQLError(error.message, { ...place, extensions: { ...rest, code, http } });
  }
  log.error({ err: cause, requestId, path: error.path }, 'unexpected error in a resolver');
  return new GraphQLError(message('server.error', language, { requestId }), {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, http: { status: 500 } },
  });
}
