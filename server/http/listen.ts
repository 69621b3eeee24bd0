import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '#server/platform/env.ts';

const DRAINS_WITHIN_MS = 10_000;
/** The maximum number of connections, since each may hold a body in memory; further connections are rejected. */
const MOST_CONNECTIONS = 4_000;
/** The maximum number of connections per address without a proxy, so that one address cannot use all connections. */
const MOST_OF_ADDRESS = 200;
const HEADERS_WITHIN_MS = 10_000;
/**
 * The time for which idle connections are kept open, in milliseconds. It is longer than that of proxies (60 s), so that
 * they never send a request on a connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 8_192;

export interface Listening {
  port: number;
  /** Waits for running requests, and closes their connections after ten seconds. */
  close: () => Promise<void>;
}

/** Opens the port. Throws when it is in use. */
export async function listen(handle: RequestListener, env: Env): Promise<Listening> {
  // health checks of load balancers may have no Host header; `app.ts` rejects all other requests without one
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false }, handle);
  server.requestTimeout = 60_000;
  server.headersTimeout = HEADERS_WITHIN_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  if (env.trustProxy === 0) limitAddresses(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.port} is in use. Stop the other process, or choose another port: PORT=4001 npm start`)
          : error,
      ),
    );
    server.listen(env.port, env.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const giveUp = setTimeout(() => server.closeAllConnections(), DRAINS_WITHIN_MS);
      await closed;
      clearTimeout(giveUp);
    },
  };
}

function limitAddresses(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = open.get(address) ?? 0;
    if (count >= MOST_OF_ADDRESS) return void socket.destroy();
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
