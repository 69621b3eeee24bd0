import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from './eventually.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A partner's server on loopback, without TLS, that keeps the requests it receives and returns 204, or the responses
 * set by `answer`.
 */
export async function openReceiver(host = 'localhost') {
  const received: Received[] = [];
  const answers: RequestListener[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    const answer = answers.shift();
    if (answer) answer(request, response);
    else response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/hook`,
    port,
    received,
    /** Sets the responses of the next requests, in sequence: statuses or handlers. */
    answer: (...next: (number | RequestListener)[]) => {
      for (const item of next)
        answers.push(typeof item === 'number' ? (_, response) => response.writeHead(item).end() : item);
    },
    /** Waits until this number of requests has arrived. */
    holds: (count: number) =>
      eventually(() => {
        if (received.length < count) throw new Error(`${received.length} of ${count} webhooks arrived`);
        return received;
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof openReceiver>>;
