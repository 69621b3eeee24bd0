import autocannon from 'autocannon';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { residentMb, type ServerProcess, startBareServer, startRumbo } from '../process.ts';
import { bareRequests, graphqlRequests, pageRequests, restRequests } from '../requests.ts';

const CONNECTIONS = 4;
/** The number of compared parts of the run; the first warms up. */
const PARTS = 5;

/** Measures whether the memory of a server grows during minutes of mixed load. */
export async function benchMemory({ url, queries, minutes }: Bench): Promise<Table[]> {
  const rumbo = await startRumbo(url);
  const mixed = [graphqlRequests, restRequests, pageRequests].map((requests) => requests(rumbo.url, queries));
  const rows = [
    await grow(
      'Rumbo: GraphQL, REST and pages',
      rumbo,
      mixed.flatMap(({ requests }) => requests),
      minutes,
    ),
  ];
  await rumbo.stop();
  const bare = await startBareServer(url);
  rows.push(await grow('bare node:http', bare, bareRequests(bare.url, queries).requests, minutes / PARTS));
  await bare.stop();
  return [{ title: 'memory under load', rows }];
}

async function grow(
  name: string,
  { url, pid }: ServerProcess,
  requests: ReturnType<typeof bareRequests>['requests'],
  minutes: number,
): Promise<Row> {
  const samples: number[] = [];
  const atStart = residentMb(pid);
  const timer = setInterval(() => samples.push(residentMb(pid)), 1_000);
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: minutes * 60 });
  clearInterval(timer);
  const part = (nth: number) =>
    median(samples.slice((samples.length / PARTS) * nth, (samples.length / PARTS) * (nth + 1)));
  return {
    name,
    minutes: round(minutes),
    requests: result.requests.total,
    'at start MB': Math.round(atStart),
    'second fifth MB': Math.round(part(1)),
    'last fifth MB': Math.round(part(PARTS - 1)),
    'last / second': round(part(PARTS - 1) / part(1)),
    failures: result['5xx'] + result.errors,
  };
}
