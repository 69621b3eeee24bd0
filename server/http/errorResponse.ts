import { requestLanguage } from '#server/i18n/language.ts';
import { message } from '#server/i18n/messages.ts';
import type { Env } from '#server/platform/env.ts';
import { retryAfter } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { knownError } from '#server/platform/outage.ts';
import { securityHeaders } from './securityHeaders.ts';

interface Reporting {
  env: Pick<Env, 'https'>;
  log: Log;
  logOutage: (error: unknown) => void;
}

interface Refused {
  pathname: string;
  requestId: string;
  headers: { get: (name: string) => string | null };
}

/**
 * The response for an error outside of any operation, in the format of the request's path: GraphQL's `errors`, REST's
 * `{message}`, plain text for pages.
 */
export function errorResponse(
  { env, log, logOutage }: Reporting,
  error: unknown,
  { pathname, requestId, headers: asked }: Refused,
): Response {
  const known = knownError(error, logOutage);
  if (!known) log.error({ err: error, requestId }, 'unexpected error in a request');
  const language = requestLanguage(asked.get('accept-language'));
  const text = known
    ? message(known.key, language, known.parameters)
    : message('server.error', language, { requestId });
  const code = known?.code ?? 'INTERNAL_SERVER_ERROR';
  const headers: Record<string, string> = {
    ...securityHeaders(env.https),
    ...(known && retryAfter(known)),
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  };
  const status = known?.status ?? 500;
  if (pathname === '/graphql')
    return Response.json({ errors: [{ message: text, extensions: { code } }] }, { status, headers });
  if (pathname.startsWith('/api')) return Response.json({ message: text }, { status, headers });
  // the browser retries by itself when that may help
  if (known?.retryAfter) headers.Refresh = String(known.retryAfter);
  return new Response(`${text}\n`, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });
}
