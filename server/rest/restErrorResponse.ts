import { GraphQLError } from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { message } from '#server/i18n/messages.ts';
import { retryAfter } from '#server/platform/errors.ts';
import { knownError } from '#server/platform/outage.ts';

type Caller = Pick<Context, 'language' | 'log' | 'logOutage' | 'requestId'>;

/** An error as REST says it: a status and `{message}` in the caller's language. */
export function restErrorResponse(error: unknown, { language, log, logOutage, requestId }: Caller): Response {
  const known = knownError(error, logOutage);
  if (known) {
    const text = message(known.key, language, known.parameters);
    return Response.json(
      {
        message: text,
        ...(known.field && { field: known.field }),
        ...(known.suggestions.length > 0 && { suggestions: known.suggestions }),
      },
      { status: known.status, headers: retryAfter(known) },
    );
  }
  // an argument that the schema does not accept, such as a number out of its range
  if (error instanceof GraphQLError) return Response.json({ message: error.message }, { status: 400 });
  log.error({ err: error, requestId }, 'unexpected error in a REST request');
  return Response.json({ message: message('server.error', language, { requestId }) }, { status: 500 });
}
