import { GraphQLError } from 'graphql';
import { DomainError, TooManyRequests } from '../errors.ts';
import { message } from '../i18n/messages.ts';
import type { Context } from './context.ts';

/**
 * What a caller is told of an error: a domain error's message in the caller's language, with its code, field and
 * status; an error of the query as it is; anything else only by the request's number, under which it is logged.
 */
export function translateError(error: GraphQLError, { language, requestId, log }: Context): GraphQLError {
  const cause = error.originalError;
  const place = { nodes: error.nodes, path: error.path };
  if (cause instanceof DomainError) {
    const headers = cause instanceof TooManyRequests ? { 'Retry-After': String(cause.seconds) } : undefined;
    return new GraphQLError(message(cause.key, language, cause.parameters), {
      ...place,
      extensions: {
        code: cause.code,
        ...(cause.field && { field: cause.field }),
        http: { status: cause.status, headers },
      },
    });
  }
  if (!cause || cause instanceof GraphQLError) {
    // such as a cursor that is not one: Pothos says what is wrong, but not that it is the caller's fault
    const { code = 'BAD_USER_INPUT', http = { status: 400 }, ...rest } = error.extensions;
    return new GraphQLError(error.message, { ...place, extensions: { ...rest, code, http } });
  }
  log.error({ err: cause, requestId, path: error.path }, 'unexpected error in a resolver');
  return new GraphQLError(message('server.error', language, { requestId }), {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, http: { status: 500 } },
  });
}
