import { GraphQLError } from 'graphql';
import { Hono } from 'hono';
import { isAllowed, logDenial, refusal } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { contentOf } from '#server/http/content.ts';
import { describeError, type ErrorBody } from '#server/http/describeError.ts';
import { sendContent } from '#server/http/etag.ts';
import { keepBriefly } from '#server/http/keepBriefly.ts';
import { requestLanguage } from '#server/i18n/language.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Forbidden, Invalid, MethodNotAllowed, NotFound } from '#server/platform/errors.ts';
import { csvResponse } from '#server/rest/csvResponse.ts';
import type { Download, DownloadRequest } from '#server/rest/described.ts';
import { FormRefused } from '#server/rest/formRefused.ts';
import { readFormBody, readJsonBody } from '#server/rest/requestBody.ts';
import { runRoute, versionTag } from '#server/rest/route.ts';
import { admitToken } from '#server/tokens/admitToken.ts';
import { downloads } from './downloads.ts';
import { createContext, type Parts, type RequestInfo } from './parts.ts';
import { routes } from './routes.ts';

/**
 * For reference data, which changes rarely: clients revalidate after five minutes, and get 304 while it is unchanged.
 */
const SHARED = { 'Cache-Control': 'public, max-age=300' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface RestEnv {
  Bindings: RequestInfo;
  Variables: { context: Context };
}

/** Serves all of `/api`. Every response, including errors, is JSON. */
export function createRest(parts: Parts): Hono<RestEnv> {
  const rest = new Hono<RestEnv>();
  const keep = keepBriefly();

  rest.use(async (c, next) => {
    const noToken = await admitToken(parts, c.req.raw.headers, c.env);
    const context = { ...(await createContext(parts, c.req.raw.headers, c.env)), ownOperation: true };
    c.set('context', context);
    if (noToken) c.res = restErrorResponse(noToken, context);
    else await next();
    c.res.headers.set('X-Request-Id', context.requestId);
    for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', ...c.env.headers }))
      c.res.headers.set(name, value);
    for (const cookie of c.env.setCookies) c.res.headers.append('Set-Cookie', cookie);
  });

  for (const download of downloads)
    rest.get(download.path, async (c) => {
      const request = { params: c.req.param(), query: readQuery(c.req.url) };
      const response = await downloadResponse(download, request, c.get('context'));
      // Hono drops the body of a HEAD response without closing it
      if (c.req.method === 'HEAD') await response.body?.cancel();
      return response;
    });

  for (const route of routes)
    rest.on(route.method.toUpperCase(), route.path, async (c) => {
      const context = c.get('context');
      const query = readQuery(c.req.url);
      // checked before the body is read, so that other callers cannot make the server read one
      if ((route.method !== 'get' || route.isGuarded) && !isAllowed(route.may, context))
        throw refusal(route.may, context);
      const sent = route.file
        ? await readFormBody(c.req.raw, route.file)
        : // not read for a GET, which has no body: accessing it would cost as much as the rest of the request
          { body: route.method === 'get' ? {} : await readJsonBody(c.req.raw), file: null };
      const request = { params: c.req.param(), query, headers: c.req.raw.headers, ...sent };
      if (route.isSameForAll && c.env.isAnonymous) {
        const { pathname, search } = new URL(c.req.url);
        const { content } = await keep(`${context.language} ${pathname}${search}`, async () => ({
          content: contentOf(JSON.stringify(await runRoute(route, request, context)), 'fast'),
          isWhole: true,
        }));
        Object.assign(context.responseHeaders, SHARED);
        return sendContent(c.req.raw, content, {
          caching: { ...SHARED, Vary: 'Accept-Language' },
          others: JSON_TYPE,
        });
      }
      const response = await runRoute(route, request, context);
      if (response === undefined) return new Response(null, { status: 204 });
      const { status = 200, savedAs } = route;
      const tag = versionTag(response);
      if (savedAs) return asFile(response, savedAs);
      return Response.json(response, { status, headers: tag ? { ETag: tag } : {} });
    });

  for (const path of new Set(routes.map((route) => route.path)))
    rest.all(path, (c) => {
      const allowed = routes.filter((route) => route.path === path).map((route) => route.method.toUpperCase());
      const response = restErrorResponse(new MethodNotAllowed(c.req.method), c.get('context'));
      response.headers.set('Allow', allowed.join(', '));
      return response;
    });

  rest.notFound((c) => restErrorResponse(new NotFound('request.notFound'), c.get('context')));
  // the context is missing when the session could not be loaded from the database
  rest.onError((error, c) => {
    const context = c.get('context') as Context | undefined;
    const isRefused = (error instanceof GraphQLError ? error.originalError : error) instanceof Forbidden;
    if (isRefused && (context?.viewer || context?.token)) logDenial(context, c.req.path);
    return restErrorResponse(error, {
      ...parts,
      requestId: c.env.requestId,
      language: requestLanguage(c.req.header('accept-language') ?? null),
    });
  });
  return rest;
}

/** Formats the JSON with indentation, because people open the file. */
function asFile(response: unknown, name: string): Response {
  return new Response(`${JSON.stringify(response, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

/**
 * Reads the query parameters. Throws `Invalid` for a malformed percent encoding, which the URL parser would accept
 * unchanged.
 */
function readQuery(url: string): URLSearchParams {
  const { search, searchParams } = new URL(url);
  if (/%(?![0-9a-f]{2})/i.test(search)) throw new Invalid('request.malformed');
  return searchParams;
}

/**
 * Responds with a CSV file and logs the download. Throws `Unauthenticated`, `Forbidden`, and errors of the parameters.
 */
async function downloadResponse(
  { name, may, lines }: Download,
  request: DownloadRequest,
  context: Context,
): Promise<Response> {
  if (!isAllowed(may, context)) throw refusal(may, context);
  const response = await csvResponse(name, lines(context, request), context);
  try {
    await writeLog(context.db.prisma, context, { code: 'downloaded', parameters: { file: `${name}.csv` } });
  } catch (error) {
    await response.body?.cancel();
    throw error;
  }
  return response;
}

type Caller = Pick<Context, 'language' | 'log' | 'logOutage' | 'requestId'>;

/** The REST response for an error: a status, and a body with a code and a message in the caller's language. */
function restErrorResponse(error: unknown, caller: Caller): Response {
  // the schema rejects an argument, such as a number out of its range
  if (error instanceof GraphQLError)
    return Response.json({ code: 'BAD_USER_INPUT', message: error.message } satisfies ErrorBody, { status: 400 });
  if (error instanceof FormRefused) return Response.json(error.body, { status: error.status });
  const { status, headers, body } = describeError(error, caller);
  return Response.json(body, {
    status,
    headers: { ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }), ...headers },
  });
}
