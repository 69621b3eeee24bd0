import { isDeepStrictEqual } from 'node:util';
import autocannon from 'autocannon';
import { inRounds } from '../drive.ts';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { residentMb, type ServerProcess, startBareServer, startRumbo, startServer } from '../process.ts';
import { type Lister, type ListRequest, listOurs, listPostGraphile, listRaw, PAGE_ROWS, send } from './listPages.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 5;
const POSTGRAPHILE = 'PostGraphile 5';

interface Measured {
  rate: number;
  p50: number;
  p99: number;
}

/**
 * Compares a page of the list of providers over GraphQL with PostGraphile and one raw statement, at the top and far
 * down.
 */
export async function compareLists({ url, db, size }: Bench): Promise<Table> {
  const production = { NODE_ENV: 'production', GRAPHILE_ENV: 'production' };
  const servers: Record<string, ServerProcess> = {
    Rumbo: await startRumbo(url),
    [POSTGRAPHILE]: await startServer('tools/bench/peers/postGraphileServer.ts', [url], production),
    'raw JSON': await startBareServer(url),
  };
  const listers: Record<string, Lister> = {
    Rumbo: await listOurs(servers.Rumbo!.url, db.pool),
    [POSTGRAPHILE]: listPostGraphile(servers[POSTGRAPHILE]!.url),
    'raw JSON': listRaw(servers['raw JSON']!.url, db.pool),
  };
  const rows: Row[] = [];
  for (const [page, before] of Object.entries({ first: 0, 'nine tenths down': Math.floor(size * 0.9) })) {
    const requests: Record<string, ListRequest> = {};
    for (const name of Object.keys(listers)) requests[name] = await listers[name]!.page(before);
    rows.push(...(await compare(page, listers, requests)));
  }
  for (const row of rows) row['memory MB'] = Math.round(residentMb(servers[row.server as string]!.pid));
  for (const server of Object.values(servers)) await server.stop();
  return { title: `a page of ${PAGE_ROWS} providers, ${CONNECTIONS} connections`, rows };
}

async function compare(page: string, listers: Record<string, Lister>, requests: Record<string, ListRequest>) {
  const names = Object.keys(listers);
  const answers: Record<string, unknown[][]> = {};
  for (const name of names) answers[name] = listers[name]!.read(await send(listers[name]!.url, requests[name]!));
  const runs = names.map((name) => [name, () => load(name, listers[name]!.url, requests[name]!)] as const);
  const measured = await inRounds(ROUNDS, Object.fromEntries(runs));
  const of = (name: string, figure: keyof Measured) => median(measured[name]!.map((item) => item[figure]));
  return names.map(
    (server): Row => ({
      page,
      server,
      'per second': Math.round(of(server, 'rate')),
      'p50 ms': of(server, 'p50'),
      'p99 ms': of(server, 'p99'),
      'of raw': round(of(server, 'rate') / of(names.at(-1)!, 'rate')),
      'ours / theirs': round(of(names[0]!, 'rate') / of(server, 'rate')),
      'rows as the raw statement': isDeepStrictEqual(answers[server], answers[names.at(-1)!]),
    }),
  );
}

async function load(name: string, url: string, { path, ...request }: ListRequest): Promise<Measured> {
  const result = await autocannon({ url: url + path, ...request, connections: CONNECTIONS, duration: SECONDS });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed`);
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
