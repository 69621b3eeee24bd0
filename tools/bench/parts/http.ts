import autocannon from 'autocannon';
import { inRounds } from '../drive.ts';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { processorMs, residentMb, startBareServer, startRumbo } from '../process.ts';
import { bareRequests, graphqlRequests, landingPageRequests, restRequests, type Target } from '../requests.ts';

const ROUNDS = 5;
const CONNECTIONS = 8;

interface Round {
  rate: number;
  cpuMs: number;
  p50: number;
  p99: number;
}

/**
 * Requests per second of GraphQL and REST compared with a bare server with the same SQL, in turns, with 8 connections.
 * Each round sends all queries twice, instead of running for a fixed time, in which a faster server would get other
 * queries.
 */
export async function benchHttp({ url, queries }: Bench): Promise<Table[]> {
  const bare = await startBareServer(url);
  const rumbo = await startRumbo(url);
  const targets: Record<string, Target & { pid: number }> = {
    'bare node:http': { ...bareRequests(bare.url, queries), pid: bare.pid },
    REST: { ...restRequests(rumbo.url, queries), pid: rumbo.pid },
    GraphQL: { ...graphqlRequests(rumbo.url, queries), pid: rumbo.pid },
    'GraphQL, landing page': { ...landingPageRequests(rumbo.url, queries), pid: rumbo.pid },
  };
  const runs = Object.entries(targets).map(([name, target]) => [name, () => load(name, target)] as const);
  const rounds = await inRounds(ROUNDS, Object.fromEntries(runs));
  const memory = { bare: residentMb(bare.pid), rumbo: residentMb(rumbo.pid) };
  await Promise.all([bare.stop(), rumbo.stop()]);

  const of = (name: string, figure: keyof Round) => median(rounds[name]!.map((item) => item[figure]));
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

async function load(name: string, { url, requests, pid }: Target & { pid: number }): Promise<Round> {
  const before = processorMs(pid);
  let nth = 0;
  const start = performance.now();
  let end = start;
  const result = await autocannon({
    url,
    requests,
    connections: CONNECTIONS,
    amount: 2 * requests.length,
    // each client starts at another query: otherwise all would send the same query at the same time
    setupClient: (client) => {
      const first = Math.floor((requests.length * nth++) / CONNECTIONS);
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
      // autocannon measures its duration in whole seconds only
      client.on('response', () => {
        end = performance.now();
      });
    },
  });
  if (result['5xx'] + result.errors > 0) throw new Error(`${name}: ${result['5xx']} failures, ${result.errors} errors`);
  return {
    rate: (result.requests.total / (end - start)) * 1000,
    cpuMs: (processorMs(pid) - before) / result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
