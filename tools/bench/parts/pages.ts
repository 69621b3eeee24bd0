import autocannon from 'autocannon';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { startBareServer, startRumbo } from '../process.ts';
import { type RawList, ROW, STAFF_ROW } from '../rawPage.ts';
import { signInStaff, signOutStaff } from '../staffSession.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 8;
const PAGES = 40;

type PagesList = Exclude<RawList, 'newest'>;

/** The operation of each list, with the same fields as the raw page. */
const OPERATIONS: Record<PagesList, string> = {
  approved: `query ($first: Int, $after: String) {
    providers(first: $first, after: $after, orderBy: { field: APPROVED_AT, direction: ASC }) {
      edges { node { ${STAFF_ROW} } } pageInfo { endCursor hasNextPage } } }`,
  changed: `query ($first: Int, $after: String) {
    publicProviders(first: $first, after: $after) {
      edges { node { ${ROW} } } pageInfo { endCursor hasNextPage } } }`,
};

/**
 * Pages of providers with contacts, services and places over GraphQL, compared with JSON written by PostgreSQL, with 8
 * connections.
 */
export async function benchPages(bench: Bench): Promise<Table[]> {
  const cookie = await signInStaff(bench.db.pool);
  const bare = await startBareServer(bench.url);
  const rumbo = await startRumbo(bench.url);
  const rows: Row[] = [];
  try {
    for (const list of Object.keys(OPERATIONS) as PagesList[])
      for (const first of [10, 50]) {
        const starts = await pageStarts(bench, list);
        const raw = starts.map(({ at, id }) => ({
          path: `/page?${new URLSearchParams({ list, first: String(first), at, id: String(id) })}`,
        }));
        const ours = starts.map(({ at, id }) => ({
          method: 'POST' as const,
          path: '/graphql',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ query: OPERATIONS[list], variables: { first, after: cursor(list, at, id) } }),
        }));
        rows.push(
          ...(await compare(`${list}, ${first} rows`, {
            'raw JSON': { url: bare.url, requests: raw },
            GraphQL: { url: rumbo.url, requests: ours },
          })),
        );
      }
  } finally {
    await Promise.all([bare.stop(), rumbo.stop()]);
    await signOutStaff(bench.db.pool);
  }
  return [{ title: `pages of providers over HTTP, ${CONNECTIONS} connections`, rows }];
}

async function compare(page: string, targets: Record<string, Pick<autocannon.Options, 'url' | 'requests'>>) {
  const rates: Record<string, number[]> = {};
  const latencies: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, target] of Object.entries(targets)) {
      const result = await autocannon({
        ...(target as autocannon.Options),
        connections: CONNECTIONS,
        duration: round === 0 ? 2 : SECONDS,
      });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} rejected, ${result.errors} errors`);
      if (round === 0) continue; // warm-up
      rates[name] = [...(rates[name] ?? []), result.requests.average];
      latencies[name] = [...(latencies[name] ?? []), result.latency.p50];
    }
  const floor = median(rates['raw JSON']!);
  return Object.keys(targets).map(
    (name): Row => ({
      page,
      name,
      'per second': Math.round(median(rates[name]!)),
      'of raw JSON': round(median(rates[name]!) / floor),
      'p50 ms': median(latencies[name]!),
    }),
  );
}

/** Start positions of pages throughout the list, as the provider before each page. */
async function pageStarts({ db, size }: Bench, list: PagesList): Promise<{ at: string; id: number }[]> {
  const column = list === 'approved' ? 'approved_at' : 'updated_at';
  const { rows } = await db.pool.query<{ at: Date; id: number }>(
    `select ${column} as at, id from (
      select ${column}, id, row_number() over (order by ${column}, id) as place from providers where status = 'approved'
    ) every where place % $1 = 1 order by place limit $2`,
    [Math.floor(size / (PAGES + 1)), PAGES],
  );
  return rows.map(({ at, id }) => ({ at: at.toISOString(), id }));
}

function cursor(list: PagesList, at: string, id: number): string {
  return list === 'approved'
    ? Buffer.from(`row:${id}`).toString('base64')
    : Buffer.from(`${new Date(at).getTime()}:${id}`).toString('base64url');
}
