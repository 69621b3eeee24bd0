// The process of one caller that sends a request repeatedly over many connections until it is ended, and then prints
// the number of responses by status.
import http from 'node:http';
import type { FloodRequest } from './floodRequests.ts';

const [url = '', address = '', connections = '64', json = ''] = process.argv.slice(2);
const { method, path, headers, body } = JSON.parse(json) as FloodRequest;
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) });
const counts: Record<string, number> = {};

function send(): Promise<void> {
  return new Promise((resolve) => {
    const done = (status: number | string) => {
      counts[status] = (counts[status] ?? 0) + 1;
      resolve();
    };
    http
      .request(
        new URL(path, url),
        { agent, method, headers: { ...headers, 'x-forwarded-for': address } },
        (response) => {
          response.resume();
          response.once('close', () => done(response.statusCode!));
        },
      )
      .once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'failed'))
      .end(body);
  });
}

process.once('SIGTERM', () => {
  console.log(JSON.stringify(counts));
  process.exit();
});
for (let i = 0; i < Number(connections); i++)
  void (async () => {
    for (;;) await send();
  })();
