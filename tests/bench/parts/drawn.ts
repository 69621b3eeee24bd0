import http from 'node:http';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { residentMb, startRumbo } from '../process.ts';
import { landingPageRequests, pageRequests, type Target } from '../requests.ts';

const ROUNDS = 4;
const PAGES_A_SECOND = 100;
const SECONDS = 60;
const MEMORY_EVERY_SECONDS = 10;

/**
 * Pages with results, drawn by the server: the first byte of a page next to that of the same search over GraphQL, by
 * turns with one client; then a hundred pages a second for a minute, with the memory of the process.
 */
export async function benchDrawn({ url, queries }: Bench): Promise<Table[]> {
  const rumbo = await startRumbo(url);
  try {
    const targets = { GraphQL: landingPageRequests(rumbo.url, queries), page: pageRequests(rumbo.url, queries) };
    const samples: Record<string, number[]> = { GraphQL: [], page: [] };
    const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });
    for (let turn = 0; turn <= ROUNDS; turn++)
      for (const [nth] of queries.entries())
        for (const [name, target] of Object.entries(targets)) {
          const { firstByteMs } = await send(agent, target, nth);
          if (turn > 0) samples[name]!.push(firstByteMs); // the first turn only warms up
        }
    const p95 = percentile(samples.GraphQL!, 95);
    const rows = Object.entries(samples).map(
      ([name, values]): Row => ({
        name,
        ...percentiles(values),
        'p95 / GraphQL': round(percentile(values, 95) / p95),
      }),
    );
    const load = await keepRate(agent, targets.page, rumbo.pid);
    agent.destroy();
    return [
      { title: 'milliseconds to the first byte of a search, one client', rows },
      { title: `${PAGES_A_SECOND} pages with results a second, for ${SECONDS} s`, rows: [load] },
    ];
  } finally {
    await rumbo.stop();
  }
}

async function keepRate(agent: http.Agent, target: Target, pid: number): Promise<Row> {
  const total = PAGES_A_SECOND * SECONDS;
  const times: number[] = [];
  const memory: number[] = [];
  let failures = 0;
  const running: Promise<void>[] = [];
  const start = performance.now();
  for (let nth = 0; nth < total; nth++) {
    if (nth % (PAGES_A_SECOND * MEMORY_EVERY_SECONDS) === 0) memory.push(residentMb(pid));
    const wait = start + (nth * 1000) / PAGES_A_SECOND - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      send(agent, target, nth % target.requests.length).then(
        ({ status, firstByteMs }) => {
          if (status === 200) times.push(firstByteMs);
          else failures++;
        },
        () => void failures++,
      ),
    );
  }
  await Promise.all(running);
  memory.push(residentMb(pid));
  return {
    name: 'pages',
    'per second': Math.round(total / ((performance.now() - start) / 1000)),
    ...percentiles(times),
    failures,
    'memory MB, each 10 s': memory.map(Math.round).join(' '),
  };
}

/** Sends the nth request of a target and reads the whole response. */
function send(agent: http.Agent, { url, requests }: Target, nth: number) {
  const { method = 'GET', path, headers = {}, body } = requests[nth]!;
  return new Promise<{ status: number; firstByteMs: number }>((resolve, reject) => {
    const start = performance.now();
    const request = http.request(new URL(path, url), { agent, method, headers }, (response) => {
      let firstByteMs = 0;
      response.once('data', () => {
        firstByteMs = performance.now() - start;
      });
      response.on('end', () => resolve({ status: response.statusCode!, firstByteMs }));
      response.on('error', reject);
      response.resume();
    });
    request.on('error', reject);
    request.end(body);
  });
}
