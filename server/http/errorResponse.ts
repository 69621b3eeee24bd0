import { requestLanguage } from '#server/i18n/language.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import { describeError } from './describeError.ts';
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
 * The response for an error outside of any operation, in the format of the request's path: `errors` for GraphQL,
 * `{code, message}` for REST, a JSON-RPC error for assistants, plain text for pages.
 */
export function errorResponse(
  { env, log, logOutage }: Reporting,
  error: unknown,
  { pathname, requestId, headers: requestHeaders }: Refused,
): Response {
  const language = requestLanguage(requestHeaders.get('accept-language'));
  const { status, body, ...described } = describeError(error, { language, requestId, log, logOutage });
  const headers: Record<string, string> = {
    ...securityHeaders(env.https),
    ...described.headers,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  };
  if (pathname === '/graphql') {
    const { message, code } = body;
    return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
  }
  if (pathname.startsWith('/api')) return Response.json(body, { status, headers });
  if (pathname === '/mcp') {
    const { message, ...data } = body;
    return Response.json({ jsonrpc: '2.0', error: { code: -32_000, message, data }, id: null }, { status, headers });
  }
  // makes the browser retry by itself when a retry may help
  if (headers['Retry-After']) headers.Refresh = headers['Retry-After'];
  return new Response(`${body.message}\n`, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
