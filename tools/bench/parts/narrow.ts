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
/** One search of so many is counted exactly, too: it takes seconds. */
const COMPARED = 10;

/**
 * Searches with the counts of all filters beside the same ones without, how far the estimates are from the truth, and
 * suggested keywords while they are typed.
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
 * Over GraphQL: a search alone, and with the counts of all filters; and what the landing page does, which requests results
 * and filters at the same time, until both are there.
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

/** The counts of some searches beside those of the same searches in which every document is read. */
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
      // not among the most frequent, or a distance of which the sample has enough
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

/** Every document is read. */
const EVERYTHING = { sure: 2 ** 31, facets: 2 ** 31, everything: 2 ** 31, distances: 2 ** 31 };

const valuesOf = (facets: Facets): Map<string, Facet<unknown>> =>
  new Map(
    Object.entries(facets).flatMap(([name, found]: [string, Facet<unknown> | Facet<unknown>[] | null]) =>
      [found ?? []].flat().map((facet) => [`${name} ${JSON.stringify(facet.value)}`, facet] as const),
    ),
  );
