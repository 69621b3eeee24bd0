import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { BenchQuery } from './queries.ts';

const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 8;

/** What REST answers and the bare server has read. */
const SAME_FIELDS = `query ($place: String, $keywords: String) { searchProviders(place: $place, keywords: $keywords) {
  totalCount countIsExact edges { distanceKm highlights { field start end } node { databaseId businessName description
  contacts { databaseId contactType contactValue updatedAt } providerServices { databaseId service { databaseId name }
  address { databaseId name displayName } updatedAt } } } } }`;

/** The operation that the landing page sends, by its id: it asks for more, ids and coordinates among it. */
const persisted = JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>;
const [SEARCH_ID] = Object.entries(persisted).find(([, text]) => text.startsWith('query SearchResultsQuery'))!;

/** Requests a second of GraphQL and REST beside a bare server with the same SQL, by turns, 8 connections. */
export async function benchHttp(databaseUrl: string, queries: BenchQuery[]): Promise<void> {
  const bare = await start('tests/bench/bareServer.ts', [databaseUrl], {});
  const rumbo = await start('scripts/serve.ts', [], {
    DATABASE_URL: databaseUrl,
    SEED: 'none',
    PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  const path = ({ place, keywords }: BenchQuery) =>
    `/?${new URLSearchParams({ ...(place && { f: place }), ...(keywords && { q: keywords }) })}`;
  const graphql = (operation: object) => ({
    url: rumbo.url,
    requests: queries.map(({ place, keywords }) => ({
      method: 'POST' as const,
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...operation, variables: { place, keywords } }),
    })),
  });
  const targets = {
    'bare node:http': { url: bare.url, requests: queries.map((query) => ({ path: path(query) })) },
    REST: { url: rumbo.url, requests: queries.map((query) => ({ path: `/api/search${path(query).slice(1)}` })) },
    GraphQL: graphql({ query: SAME_FIELDS }),
    'GraphQL, landing page': graphql({ doc_id: SEARCH_ID }),
  };
  const rates: Record<string, number[]> = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, target] of Object.entries(targets)) {
      const result = await autocannon({ ...target, connections: CONNECTIONS, duration: round === 0 ? 2 : SECONDS });
      if (result['5xx'] + result.errors > 0)
        throw new Error(`${name}: ${result['5xx']} failures, ${result.errors} errors`);
      if (round > 0) rates[name]!.push(result.requests.average);
    }
  bare.stop();
  rumbo.stop();
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
  const floor = median(rates['bare node:http']!);
  console.table(
    Object.entries(rates).map(([name, list]) => ({
      name,
      'per second': Math.round(median(list)),
      'of the bare server': Math.round((median(list) / floor) * 100) / 100,
    })),
  );
}

async function start(
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  let text = '';
  while (!/http:\/\/\S+:\d+/.test(text)) text += (await once(child.stdout, 'data'))[0];
  child.stdout.resume();
  return {
    url: text.match(/http:\/\/\S+:\d+/)![0].replace('localhost', '127.0.0.1'),
    stop: () => child.kill('SIGTERM'),
  };
}
