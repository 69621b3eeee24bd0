import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { sessionToken } from '#server/accounts/credentials/sessions.ts';
import { createDocs } from '#server/docs/docs.ts';
import { serveFile } from '#server/files/serveFile.ts';
import { MAX_BODY_BYTES } from '#server/graphql/multipart.ts';
import { serveThumbnail } from '#server/help/thumbnails.ts';
import { createAccessLog } from '#server/http/accessLog.ts';
import { bodyArrives } from '#server/http/bodyArrives.ts';
import { errorResponse } from '#server/http/errorResponse.ts';
import type { Caller } from '#server/http/knownCallers.ts';
import { isCrossSiteWrite, wantsPage } from '#server/http/network.ts';
import { addSecurityHeaders } from '#server/http/securityHeaders.ts';
import { sendResponse } from '#server/http/sendResponse.ts';
import type { Measured } from '#server/http/threadBudgets.ts';
import { Forbidden } from '#server/platform/errors.ts';
import { requestScope } from '#server/platform/requestScope.ts';
import { workFor } from '#server/platform/threadTime.ts';
import { traceRequest } from '#server/platform/tracing.ts';
import { serveBadge } from '#server/records/badge.ts';
import { publicKeys } from '#server/records/keys.ts';
import { endMonthlyEmail } from '#server/statistics/monthlyMail.ts';
import { bearerToken } from '#server/tokens/admitToken.ts';
import { endWatch } from '#server/watches/manageWatches.ts';
import { createDoors } from './doors.ts';
import { answerHealth } from './health.ts';
import { createContext, type Headers, newRequestInfo, type Parts, type RequestInfo } from './parts.ts';
import { createRest } from './rest.ts';
import { operations } from './routes.ts';
import { schema } from './schema.ts';
import { createWeb, SITE_FILES, WEB_DIRECTORY } from './webPage.ts';
import { createGraphQL } from './yoga.ts';

/** Lets a phone finish sending an image over the size limit; otherwise it could not read the error response. */
const DISCARDS_WITHIN_MS = 30_000;
const CLEAR_CACHE = { 'Clear-Site-Data': '"cache"' };

export interface App {
  /** Handles a request without a port, for tests. */
  fetch: (request: Request, connection?: string) => Promise<Response>;
  /** Handles a request of node:http. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Makes `/ready` return 503, so that the load balancer sends no new requests. */
  drain: () => void;
}

/** Creates the app. `webDirectory` contains the built web. */
export function createApp(parts: Parts, webDirectory = WEB_DIRECTORY): App {
  const graphql = createGraphQL(parts);
  const logWhenDone = createAccessLog(parts.log);
  let draining = false;
  let hasWarned = false;

  const other = new Hono<{ Bindings: RequestInfo }>();
  other.use(addSecurityHeaders(parts.env.https));
  other.route('/', createDocs(parts.env, operations, schema));
  const rest = createRest(parts);
  other.all('/api/*', (c, next) =>
    c.req.path === '/api' && opensPage(c.req.method, c.req.raw.headers) ? next() : rest.fetch(c.req.raw, c.env),
  );
  other.route('/', createDoors(parts));
  other.get('/uploads/:name', async (c) =>
    serveFile(await createContext(parts, c.req.raw.headers, c.env), c.req.param('name')),
  );
  other.get('/help-video-thumbnails/:name', async (c) =>
    serveThumbnail(await createContext(parts, c.req.raw.headers, c.env), parts.thumbnails, c.req.param('name')),
  );
  // Password managers link to this address: https://w3c.github.io/webappsec-change-password-url/
  other.get('/.well-known/change-password', (c) => c.redirect('/users/security', 302));
  // Public keys with which records were signed remain listed; a new key is published a week before it signs.
  other.get('/.well-known/jwks.json', async () =>
    Response.json(await publicKeys(parts), {
      headers: {
        'Content-Type': 'application/jwk-set+json',
        'Cache-Control': 'public, max-age=3600',
        'Access-Control-Allow-Origin': '*',
      },
    }),
  );
  other.get('/badge/:file', async (c, next) => {
    const { db, env } = parts;
    return (await serveBadge({ db, publicUrl: env.publicUrl }, c.req.param('file'))) ?? next();
  });
  // Clears the browser's cache of this site. Browsers obey this header only over https or on localhost.
  other.post('/clear-cache', () => new Response(null, { status: 204, headers: CLEAR_CACHE }));
  // One-click unsubscription of mail programs (RFC 8058); a browser that opens the address gets a page instead.
  other.post('/users/monthly-mail', async (c) => {
    await endMonthlyEmail(await createContext(parts, c.req.raw.headers, c.env), c.req.query('token') ?? '');
    return new Response(null, { status: 204 });
  });
  other.post('/watches', async (c) => {
    await endWatch(await createContext(parts, c.req.raw.headers, c.env), { token: c.req.query('token'), id: null });
    return new Response(null, { status: 204 });
  });
  other.route(
    '/',
    createWeb(webDirectory, parts, (operation, language, requestInfo) =>
      sendOperation(graphql, operation, language, requestInfo),
    ),
  );
  other.onError((error, c) =>
    errorResponse(parts, error, {
      pathname: new URL(c.req.url).pathname,
      headers: c.req.raw.headers,
      requestId: c.env.requestId,
    }),
  );

  const requestInfos = new WeakMap<IncomingMessage, RequestInfo>();
  const listener = getRequestListener(
    (request, env) => other.fetch(request, requestInfos.get((env as { incoming: IncomingMessage }).incoming)!),
    // the library would close a connection that still sends after half a second, before a phone has read the error
    { autoCleanupIncoming: false },
  );

  /** Admits a request before its body is read. Returns a function that ends the request's turn. */
  async function admit(
    method: string,
    pathname: string,
    headers: Headers,
    measured: Measured,
    arrives: () => Promise<boolean>,
  ): Promise<() => void> {
    if (isCrossSiteWrite(method, headers, parts.env.ownOrigin)) throw new Forbidden('request.crossSite');
    if (isStatic(pathname)) return () => {};
    if (!hasWarned && parts.env.trustProxy === 0 && headers.get('x-forwarded-for') !== null) {
      hasWarned = true;
      parts.log.warn(
        'requests have X-Forwarded-For, but TRUST_PROXY is 0: all callers behind the proxy share one rate limit',
      );
    }
    return parts.admission.enter({
      measured,
      kind: ['graphql', 'api'].includes(kindOf(pathname)) ? 'api' : 'page',
      bytes: bytesOf(headers),
      bodyArrives: arrives,
    });
  }

  /** The payer of the budget: the network, until a session or token is found in the database. */
  function callerOf(headers: Headers, network: string): Caller {
    const authorization = headers.get('authorization');
    const token =
      authorization === null ? sessionToken(headers.get('cookie'), parts.env.https) : bearerToken(authorization);
    return (token ? parts.knownCallers.find(token) : undefined) ?? { rule: 'network', key: network };
  }

  return {
    fetch: async (request, connection = '127.0.0.1') => {
      const { pathname } = new URL(request.url);
      if (kindOf(pathname) === 'health') return answerHealth(parts, draining, pathname);
      const requestInfo = newRequestInfo(parts, connection, request.headers);
      try {
        const measured = parts.admission.measure(callerOf(request.headers, requestInfo.network));
        const leave = await admit(request.method, pathname, request.headers, measured, async () => true);
        try {
          return runsGraphQL(request.method, pathname, request.headers)
            ? await graphql.fetch(request, requestInfo)
            : await other.fetch(request, requestInfo);
        } finally {
          leave();
        }
      } catch (error) {
        return errorResponse(parts, error, { ...requestInfo, pathname, headers: request.headers });
      }
    },
    handle: (request, response) => {
      const headers = headersOf(request);
      const { method = 'GET' } = request;
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const requestInfo = newRequestInfo(parts, request.socket.remoteAddress ?? '', headers);
      const { requestId, network } = requestInfo;
      const measured = parts.admission.measure(callerOf(headers, network));
      workFor(measured);
      const kind = kindOf(pathname);
      logWhenDone(requestId, { path: pathname, kind }, request, response);
      // otherwise a proxy's idle connections would be closed during shutdown
      if (draining) response.setHeader('connection', 'close');
      const run = async () => {
        if (kind === 'health') return sendResponse(request, response, answerHealth(parts, draining, pathname));
        if (!request.headers.host) return response.writeHead(400, { connection: 'close' }).end();
        const leave = await admit(method, pathname, headers, measured, () => bodyArrives(request));
        // the sender disconnected while waiting: no event would end the turn
        if (response.closed) return leave();
        workFor(measured);
        onceEnded(response, () => {
          workFor(measured);
          leave();
        });
        // Yoga reads the request of node:http directly, which is twice as fast as through a web Request.
        response.once('finish', () => discardRest(request));
        if (runsGraphQL(method, pathname, headers)) return graphql(request, response, requestInfo);
        requestInfos.set(request, requestInfo);
        return listener(request, response);
      };
      requestScope.run({ requestId, spender: measured }, () =>
        traceRequest(request, response, { kind, requestId }, () => {
          run().catch((error) =>
            sendResponse(request, response, errorResponse(parts, error, { ...requestInfo, pathname, headers })),
          );
        }),
      );
    },
    drain: () => {
      draining = true;
    },
  };
}

/** Runs an operation of a page as a request of its visitor, within the same limits, but without a session. */
async function sendOperation(
  graphql: ReturnType<typeof createGraphQL>,
  operation: object,
  language: string,
  { address, network, isAnonymous, requestId }: RequestInfo,
): Promise<string> {
  const response = await graphql.fetch(
    'http://localhost/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': language },
      body: JSON.stringify(operation),
    },
    { address, network, isAnonymous, requestId, setCookies: [], headers: {}, token: null },
  );
  return response.text();
}

/**
 * Calls `done` when the response has been written completely, even to a slow reader, or when its connection has ended.
 */
function onceEnded(response: ServerResponse, done: () => void): void {
  const end = response.end.bind(response) as (...parameters: unknown[]) => ServerResponse;
  response.end = (...parameters: unknown[]) => {
    done();
    return end(...parameters);
  };
  response.once('close', done);
}

/** The length of a body in bytes; the read limit if the length is unknown. */
function bytesOf(headers: Headers): number {
  if (headers.get('transfer-encoding') !== null) return MAX_BODY_BYTES;
  return Math.max(0, Number(headers.get('content-length') ?? 0) || 0);
}

function isGraphQL(pathname: string): boolean {
  return pathname === '/graphql';
}

/**
 * Whether the request runs GraphQL. False when a browser opens the address, which shows the GraphiQL page of the web.
 */
function runsGraphQL(method: string, pathname: string, headers: Headers): boolean {
  return isGraphQL(pathname) && !opensPage(method, headers);
}

/** Whether a browser opens an address that is meant for programs. */
function opensPage(method: string, headers: Headers): boolean {
  return (method === 'GET' || method === 'HEAD') && wantsPage(headers.get('accept'));
}

/**
 * Discards the remaining body of a request whose response is complete: otherwise the sender would not read the
 * response, and the next request of the connection would be blocked. Closes the connection after a timeout.
 */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroySoon(), DISCARDS_WITHIN_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  // removes the listeners of the previous reader, which stopped before the end
  request.removeAllListeners('readable').removeAllListeners('data').resume();
}

/** The kind of page, for metrics and traces: paths contain ids and names. */
function kindOf(pathname: string): string {
  if (pathname === '/health' || pathname === '/ready') return 'health';
  if (isGraphQL(pathname)) return 'graphql';
  if (pathname.startsWith('/api/') || pathname === '/mcp') return 'api';
  return isStatic(pathname) || pathname.startsWith('/uploads/') ? 'file' : 'page';
}

/** Whether the path is that of a file that browsers cache, or of a health check. */
function isStatic(pathname: string): boolean {
  return /^\/(?:assets\/|health$|ready$)/.test(pathname) || SITE_FILES.includes(pathname.slice(1));
}

function headersOf({ headers }: IncomingMessage): Headers {
  return {
    get: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}
