import autocannon from 'autocannon';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { processorMs, residentMb, startBareServer, startRumbo } from '../process.ts';
import { bareRequests, graphqlRequests, landingPageRequests, restRequests, type Target } from '../requests.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 8;

interface Round {
  rate: number;
  cpuMs: number;
  p50: number;
  p99: number;
}

/** Requests a second of GraphQL and REST beside a bare server with the same SQL, by turns, 8 connections. */
export async function benchHttp({ url, queries }: Bench): Promise<Table[]> {
  const bare = await startBareServer(url);
  const rumbo = await startRumbo(url);
  const targets: Record<string, Target & { pid: number }> = {
    'bare node:http': { ...bareRequests(bare.url, queries), pid: bare.pid },
    REST: { ...restRequests(rumbo.url, queries), pid: rumbo.pid },
    GraphQL: { ...graphqlRequests(rumbo.url, queries), pid: rumbo.pid },
    'GraphQL, landing page': { ...landingPageRequests(rumbo.url, queries), pid: rumbo.pid },
  };
  const rounds: Record<string, Round[]> = {};
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, target] of Object.entries(targets)) {
      const measured = await load(name, target, round === 0 ? 2 : SECONDS);
      if (round > 0) rounds[name] = [...(rounds[name] ?? []), measured]; // the first only warms
    }
  const memory = { bare: residentMb(bare.pid), rumbo: residentMb(rumbo.pid) };
  await Promise.all([bare.stop(), rumbo.stop()]);

  const of = (name: string, figure: keyof Round) => median(rounds[name]!.map((one) => one[figure]));
  const floor = 'bare node:http';
  const rows = Object.keys(targets).map(
    (name): Row => ({
      name,
      'per second': Math.round(of(name, 'rate')),
      'of the bare server': round(of(name, 'rate') / of(floor, 'rate')),
      'p50 ms': of(name, 'p50'),
      'p99 ms': of(name, 'p99'),
      'CPU ms a request': round(of(name, 'cpuMs')),
      'memory MB': Math.round(name === floor ? memory.bare : memory.rumbo),
    }),
  );
  return [{ title: `search over HTTP, ${CONNECTIONS} connections`, rows }];
}

async function load(name: string, { pid, ...target }: Target & { pid: number }, seconds: number): Promise<Round> {
  const before = processorMs(pid);
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: seconds });
  if (result['5xx'] + result.errors > 0) throw new Error(`${name}: ${result['5xx']} failures, ${result.errors} errors`);
  return {
    rate: result.requests.average,
    cpuMs: (processorMs(pid) - before) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
