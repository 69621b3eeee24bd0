import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createDocs } from './docs/docs.ts';
import { serveFile } from './files/serveFile.ts';
import type { createGraphQL } from './graphql/yoga.ts';
import { serveThumbnail } from './help-videos/serveThumbnail.ts';
import { logWhenDone } from './http/accessLog.ts';
import { DATA_HEADERS } from './http/securityHeaders.ts';
import { createWeb, WEB_DIRECTORY } from './http/webPage.ts';
import { type Arrival, createContext, newArrival, type Parts } from './parts.ts';
import { createRest } from './rest/rest.ts';

const CLEAR_CACHE = { ...DATA_HEADERS, 'Clear-Site-Data': '"cache"' };

export interface App {
  /** Answers a request without a port: what tests call. */
  fetch: (request: Request, connection?: string) => Promise<Response>;
  /** Answers a request of node:http. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Loads what the first GraphQL request would have to wait for. */
  loadRest: () => Promise<void>;
  /** From now on `/ready` says 503, so that no new requests are sent here. */
  drain: () => void;
}

/** `webDirectory` is where the built web is. */
export function createApp(parts: Parts, webDirectory = WEB_DIRECTORY): App {
  let yoga: ReturnType<typeof createGraphQL> | undefined;
  // REST, which answers the first search, runs operations without it
  const graphql = async () => {
    const { createGraphQL } = await import('./graphql/yoga.ts');
    yoga ??= createGraphQL(parts);
    return yoga;
  };
  let draining = false;

  const other = new Hono<{ Bindings: Arrival }>();
  other.get('/health', () => Response.json({ status: 'up' }, { headers: DATA_HEADERS }));
  other.get('/ready', async () => {
    const ready = !draining && (await isReady(parts));
    const body = { status: ready ? 'ready' : draining ? 'draining' : 'database unreachable' };
    return Response.json(body, { status: ready ? 200 : 503, headers: DATA_HEADERS });
  });
  // before the API itself, which knows no pages
  other.route('/', createDocs(parts));
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

  const arrivals = new WeakMap<IncomingMessage, Arrival>();
  const listener = getRequestListener((request, env) =>
    other.fetch(request, arrivals.get((env as { incoming: IncomingMessage }).incoming)!),
  );

  return {
    fetch: async (request, connection = '127.0.0.1') => {
      const arrival = newArrival(connection);
      return isGraphQL(new URL(request.url).pathname)
        ? (await graphql()).fetch(request, arrival)
        : other.fetch(request, arrival);
    },
    handle: (request, response) => {
      const arrival = newArrival(request.socket.remoteAddress ?? '');
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      logWhenDone(parts.log, arrival.requestId, pathname, request, response);
      // Yoga reads node:http's request itself, at twice the speed of going through a web Request.
      if (isGraphQL(pathname)) {
        if (yoga) void yoga(request, response, arrival);
        else void graphql().then((run) => run(request, response, arrival));
      } else {
        arrivals.set(request, arrival);
        void listener(request, response);
      }
    },
    loadRest: async () => {
      await graphql();
    },
    drain: () => {
      draining = true;
    },
  };
}

function isGraphQL(pathname: string): boolean {
  return pathname === '/graphql';
}

async function isReady({ db }: Parts): Promise<boolean> {
  try {
    await db.pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
