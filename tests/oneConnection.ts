import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface OneConnection {
  post: (
    path: string,
    body: FormData | string,
    headers?: Record<string, string>,
    /** Milliseconds between the halves of the body. */
    pauseMs?: number,
  ) => Promise<{ status: number; text: string }>;
  close: () => void;
}

/**
 * A client with one connection, which it keeps for the next request and on which it sends the whole body, also after an
 * early response. `fetch` ends such a connection, and a request that waits in its pool then fails with ECONNRESET.
 */
export function oneConnection(base: string): OneConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    post: async (path, body, headers = {}, pauseMs = 0) => {
      const encoded = new Response(body);
      const bytes = new Uint8Array(await encoded.arrayBuffer());
      return new Promise((resolve, reject) => {
        const sent = request(new URL(path, base), {
          agent,
          method: 'POST',
          headers: {
            'Content-Type': encoded.headers.get('content-type')!,
            'Content-Length': bytes.length,
            ...headers,
          },
        });
        sent.on('error', reject);
        sent.once('response', (response) => {
          text(response).then((received) => resolve({ status: response.statusCode!, text: received }), reject);
        });
        if (pauseMs === 0) return sent.end(bytes);
        const half = bytes.length >> 1;
        sent.write(bytes.subarray(0, half));
        void wait(pauseMs).then(() => sent.end(bytes.subarray(half)));
      });
    },
    close: () => agent.destroy(),
  };
}
