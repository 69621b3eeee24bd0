import http from 'node:http';
import { driveAtRate } from '../drive.ts';
import { median, percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { residentMb, startRumbo } from '../process.ts';
import { landingPageRequests, pageRequests, send, type Target } from '../requests.ts';

const ROUNDS = 4;
const PAGES_A_SECOND = 100;
/** In the first minute the process fills its caches: code, plans, texts of services and places. */
const WARM_UP_SECONDS = 60;
const SECONDS = 120;
const MEMORY_EVERY_SECONDS = 10;
/** The number of memory readings, whose median counts: the memory varies with garbage collection. */
const READINGS = 3;

/**
 * Pages with results, rendered by the server: the time to the first byte of a page compared with the same search over
 * GraphQL, in turns with one client; then, after a minute of warm-up, a hundred pages a second for two minutes, with
 * the memory of the process.
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
      {
        title: `${PAGES_A_SECOND} pages with results a second, for ${SECONDS} s after ${WARM_UP_SECONDS} s`,
        rows: [load],
      },
    ];
  } finally {
    await rumbo.stop();
  }
}

async function keepRate(agent: http.Agent, target: Target, pid: number): Promise<Row> {
  const warmUp = PAGES_A_SECOND * WARM_UP_SECONDS;
  const total = warmUp + PAGES_A_SECOND * SECONDS;
  const times: number[] = [];
  const memory: number[] = [];
  let failures = 0;
  const start = performance.now();
  await driveAtRate(
    PAGES_A_SECOND,
    (nth) => {
      const isMeasured = nth >= warmUp;
      if (isMeasured && nth % (PAGES_A_SECOND * MEMORY_EVERY_SECONDS) === 0) memory.push(residentMb(pid));
      return send(agent, target, nth).then(
        ({ status, firstByteMs }) => {
          if (status !== 200) failures++;
          else if (isMeasured) times.push(firstByteMs);
        },
        () => void failures++,
      );
    },
    (nth) => nth === total,
  );
  memory.push(residentMb(pid));
  return {
    name: 'pages',
    'per second': Math.round(total / ((performance.now() - start) / 1000)),
    ...percentiles(times),
    failures,
    'memory MB, each 10 s': memory.map(Math.round).join(' '),
    'last / first': round(median(memory.slice(-READINGS)) / median(memory.slice(0, READINGS))),
  };
}
