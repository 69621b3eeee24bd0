import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createDocs } from '#server/docs/docs.ts';
import { serveFile } from '#server/files/serveFile.ts';
import { serveThumbnail } from '#server/help/serveThumbnail.ts';
import { createAccessLog } from '#server/http/accessLog.ts';
import { isCrossSiteWrite } from '#server/http/crossSite.ts';
import { refuse } from '#server/http/refuse.ts';
import { addSecurityHeaders } from '#server/http/securityHeaders.ts';
import { wantsPage } from '#server/http/wantsPage.ts';
import { Forbidden } from '#server/platform/errors.ts';
import { readReadiness } from './health.ts';
import { operations } from './operations.ts';
import { type Arrival, createContext, type Headers, newArrival, type Parts } from './parts.ts';
import { createRest } from './rest.ts';
import { schema } from './schema.ts';
import { createWeb, WEB_DIRECTORY } from './webPage.ts';
import { createGraphQL } from './yoga.ts';

const DISCARDS_WITHIN_MS = 2_000;
const CLEAR_CACHE = { 'Clear-Site-Data': '"cache"' };

export interface App {
  /** Answers a request without a port: what tests call. */
  fetch: (request: Request, connection?: string) => Promise<Response>;
  /** Answers a request of node:http. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** From now on `/ready` says 503, so that no new requests are sent here. */
  drain: () => void;
}

/** `webDirectory` is where the built web is. */
export function createApp(parts: Parts, webDirectory = WEB_DIRECTORY): App {
  const graphql = createGraphQL(parts);
  const logWhenDone = createAccessLog(parts.log);
  let draining = false;
  let hasWarned = false;

  const other = new Hono<{ Bindings: Arrival }>();
  other.use(addSecurityHeaders(parts.env.https));
  other.get('/health', () => Response.json({ status: 'up' }));
  other.get('/ready', async () => {
    const { isReady, ...body } = await readReadiness(parts, draining);
    return Response.json(body, { status: isReady ? 200 : 503 });
  });
  // before the API itself, which knows no pages
  other.route('/', createDocs(parts.env, { schema, operations }));
  const rest = createRest(parts);
  other.all('/api', (c) => rest.fetch(c.req.raw, c.env));
  other.all('/api/*', (c) => rest.fetch(c.req.raw, c.env));
  other.get('/uploads/:name', async (c) =>
    serveFile(await createContext(parts, c.req.raw.headers, c.env), c.req.param('name')),
  );
  other.get('/help-video-thumbnails/:name', async (c) =>
    serveThumbnail(await createContext(parts, c.req.raw.headers, c.env), parts.thumbnails, c.req.param('name')),
  );
  // Answered to a page, over https or on this machine, it empties what the browser has kept of this site's files.
  other.post('/clear-cache', () => new Response(null, { status: 204, headers: CLEAR_CACHE }));
  other.route('/', createWeb(webDirectory, parts));
  other.onError((error, c) =>
    refuse(parts, error, {
      pathname: new URL(c.req.url).pathname,
      headers: c.req.raw.headers,
      requestId: c.env.requestId,
    }),
  );

  const arrivals = new WeakMap<IncomingMessage, Arrival>();
  const listener = getRequestListener((request, env) =>
    other.fetch(request, arrivals.get((env as { incoming: IncomingMessage }).incoming)!),
  );

  /** What every request passes before it is read. Returns what ends its turn. */
  async function admit(method: string, pathname: string, headers: Headers, { network }: Arrival): Promise<() => void> {
    if (isCrossSiteWrite(method, headers, parts.env.ownOrigin)) throw new Forbidden('request.crossSite');
    if (isStatic(pathname)) return () => {};
    if (!hasWarned && parts.env.trustProxy === 0 && headers.get('x-forwarded-for') !== null) {
      hasWarned = true;
      parts.log.warn(
        'X-Forwarded-For comes with requests, but TRUST_PROXY is 0: everybody behind the proxy counts as one',
      );
    }
    const kind = isGraphQL(pathname) || pathname.startsWith('/api/') ? 'api' : 'page';
    // pages are the same for everybody: a cookie, which anybody can make up, is no way around the network's budget
    const hasCredentials = kind === 'api' && (headers.get('cookie') !== null || headers.get('authorization') !== null);
    return parts.door.enter({ network, kind, hasCredentials, isStream: hasCredentials && isStream(headers) });
  }

  return {
    fetch: async (request, connection = '127.0.0.1') => {
      const { pathname } = new URL(request.url);
      const arrival = newArrival(parts, connection, request.headers);
      try {
        const leave = await admit(request.method, pathname, request.headers, arrival);
        try {
          return runsGraphQL(request.method, pathname, request.headers)
            ? await graphql.fetch(request, arrival)
            : await other.fetch(request, arrival);
        } finally {
          leave();
        }
      } catch (error) {
        return refuse(parts, error, { ...arrival, pathname, headers: request.headers });
      }
    },
    handle: (request, response) => {
      const headers = headersOf(request);
      const { method = 'GET' } = request;
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const arrival = newArrival(parts, request.socket.remoteAddress ?? '', headers);
      logWhenDone(arrival.requestId, pathname, request, response);
      const run = async () => {
        response.once('close', await admit(method, pathname, headers, arrival));
        // Yoga reads node:http's request itself, at twice the speed of going through a web Request.
        if (runsGraphQL(method, pathname, headers)) {
          response.once('finish', () => discardRest(request));
          return graphql(request, response, arrival);
        }
        arrivals.set(request, arrival);
        return listener(request, response);
      };
      run().catch((error) => send(request, response, refuse(parts, error, { ...arrival, pathname, headers })));
    },
    drain: () => {
      draining = true;
    },
  };
}

function isGraphQL(pathname: string): boolean {
  return pathname === '/graphql';
}

/** A browser that opens this address gets the page of GraphiQL, which is one of the web. */
function runsGraphQL(method: string, pathname: string, headers: Headers): boolean {
  const opensPage = (method === 'GET' || method === 'HEAD') && wantsPage(headers.get('accept'));
  return isGraphQL(pathname) && !opensPage;
}

/**
 * Reads what is left of a body that was answered before its end, as `getRequestListener` does for the other paths: the
 * sender sees the answer, and the next request of the connection does not wait behind it. A sender that goes on for
 * longer loses the connection.
 */
function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroySoon(), DISCARDS_WITHIN_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  // who read it before has stopped somewhere in it
  request.removeAllListeners('readable').removeAllListeners('data').resume();
}

/** Files that are read once and kept by browsers, and what machines ask of the process. */
function isStatic(pathname: string): boolean {
  return /^\/(?:assets\/|favicon\.svg$|preview\.png$|health$|ready$)/.test(pathname);
}

function isStream(headers: Headers): boolean {
  return headers.get('accept')?.includes('text/event-stream') ?? false;
}

function headersOf({ headers }: IncomingMessage): Headers {
  return {
    get: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
  };
}

/** Answers without reading the request's body: its connection ends with it. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  if (response.headersSent) return void response.destroy();
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  response.writeHead(answer.status, {
    ...headers,
    'content-length': body.length,
    ...(hasBody && { connection: 'close' }),
  });
  response.end(body);
}
