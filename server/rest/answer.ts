import { GraphQLError } from 'graphql';
import { DomainError, TooManyRequests } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { message } from '../i18n/messages.ts';

/** An error as REST says it: a status and `{message}` in the caller's language. */
export function errorAnswer(error: unknown, { language, log, requestId }: Context): Response {
  if (error instanceof DomainError) {
    const headers: HeadersInit = error instanceof TooManyRequests ? { 'Retry-After': String(error.seconds) } : {};
    const text = message(error.key, language, error.parameters);
    return Response.json(
      { message: text, ...(error.field && { field: error.field }) },
      { status: error.status, headers },
    );
  }
  // an argument that the schema does not accept, such as a number out of its range
  if (error instanceof GraphQLError) return Response.json({ message: error.message }, { status: 400 });
  log.error({ err: error, requestId }, 'unexpected error in a REST request');
  return Response.json({ message: message('server.error', language, { requestId }) }, { status: 500 });
}
