import http from 'node:http';
import type { Facet, Facets } from '../../../server/search/facets/facets.ts';
import { suggestKeywords } from '../../../server/search/suggestions/suggestKeywords.ts';
import { ask } from '../ask.ts';
import { byTurns, drive, milliseconds, perSecond } from '../drive.ts';
import { percentile, percentiles, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { startRumbo } from '../process.ts';
import { facetRequests, filterRequests, graphqlRequests, landingPageRequests, send, type Target } from '../requests.ts';

const CLIENTS = [1, 2];
const ROUNDS = 2;
const TYPED = [1, 2, 3, 5, 8];
/** One in this number of searches is also counted exactly, which takes seconds. */
const COMPARED = 10;

/**
 * Compares searches with and without the counts of all filters, the estimated counts with exact ones, and measures the
 * suggested keywords during typing.
 */
export async function benchNarrow(bench: Bench): Promise<Table[]> {
  const searches: Table[] = [];
  for (const clients of CLIENTS) searches.push(await compareSearches(bench, clients));
  const typed = bench.queries.flatMap(({ kind, keywords }) =>
    TYPED.flatMap((letters) =>
      keywords && letters <= keywords.length ? [{ kind, text: keywords.slice(0, letters) }] : [],
    ),
  );
  const suggested = await byTurns(ROUNDS, {
    'select 1': () => drive(typed, 1, () => bench.db.pool.query({ name: 'one', text: 'select 1' })),
    suggestKeywords: () => drive(typed, 1, ({ text }) => suggestKeywords(bench.db.pool, text, 8, 'es')),
  });
  return [
    ...searches,
    { title: 'counts of filters, to what there is', rows: [await judgeCounts(bench)] },
    {
      title: 'suggested keywords',
      rows: Object.entries(suggested).map(([name, run]) => ({ name, ...percentiles(milliseconds(run)) })),
    },
  ];
}

/**
 * Compares, over GraphQL, a search alone, a search with the counts of all filters, and the two concurrent requests of
 * the landing page, for results and filters, until both are answered.
 */
async function compareSearches({ url, queries }: Bench, clients: number): Promise<Table> {
  const rumbo = await startRumbo(url);
  const agent = new http.Agent({ keepAlive: true });
  const [plain, counted, results, filters] = [graphqlRequests, facetRequests, landingPageRequests, filterRequests].map(
    (requests) => requests(rumbo.url, queries),
  ) as [Target, Target, Target, Target];
  const tasks = queries.map(({ kind }, nth) => ({ kind, nth }));
  try {
    const runs = await byTurns(ROUNDS, {
      'a search': () => drive(tasks, clients, ({ nth }) => send(agent, plain, nth)),
      'with facets': () => drive(tasks, clients, ({ nth }) => send(agent, counted, nth)),
      'landing page, results and filters': () =>
        drive(tasks, clients, ({ nth }) => Promise.all([send(agent, results, nth), send(agent, filters, nth)])),
    });
    const floor = percentile(milliseconds(runs['a search']), 95);
    return {
      title: `searches with filters over GraphQL, clients: ${clients}`,
      rows: Object.entries(runs).map(([name, run]) => ({
        name,
        'per second': perSecond(run),
        ...percentiles(milliseconds(run)),
        'p95 / p95 of a search': round(percentile(milliseconds(run), 95) / floor),
      })),
    };
  } finally {
    agent.destroy();
    await rumbo.stop();
  }
}

/** Compares the counts of some searches with those of the same searches reading every document. */
async function judgeCounts(bench: Bench): Promise<Row> {
  const errors: number[] = [];
  let [wrong, exact, withheld] = [0, 0, 0];
  for (const query of bench.queries.filter((_, nth) => nth % COMPARED === 0)) {
    const results = await ask(bench, query);
    if (!results) continue;
    const truth = valuesOf(await (await ask(bench, query))!.facets(EVERYTHING));
    for (const [name, { count, isExact }] of valuesOf(await results.facets())) {
      const found = truth.get(name);
      if (count === null) withheld++;
      // the exact counts lack rare values, and distances that the sample covers well enough
      else if (!found?.isExact || found.count === null) continue;
      else if (!isExact) errors.push(Math.abs(count / found.count - 1));
      else {
        exact++;
        if (count !== found.count) wrong++;
      }
    }
  }
  return {
    exact,
    'exact and wrong': wrong,
    estimates: errors.length,
    'within 10 %': round(errors.filter((error) => error <= 0.1).length / errors.length),
    'p95 error': round(percentile(errors, 95)),
    'worst error': round(Math.max(...errors)),
    'too few to say': withheld,
  };
}

/** Limits with which every document is read. */
const EVERYTHING = { sure: 2 ** 31, facets: 2 ** 31, everything: 2 ** 31, distances: 2 ** 31 };

const valuesOf = (facets: Facets): Map<string, Facet<unknown>> =>
  new Map(
    Object.entries(facets).flatMap(([name, found]: [string, Facet<unknown> | Facet<unknown>[] | null]) =>
      [found ?? []].flat().map((facet) => [`${name} ${JSON.stringify(facet.value)}`, facet] as const),
    ),
  );
