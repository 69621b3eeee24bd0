import { suggestKeywords } from '#server/search/suggestions/suggestKeywords.ts';
import { ask } from '../ask.ts';
import { byTurns, drive, milliseconds, perSecond } from '../drive.ts';
import { percentile, percentiles, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

const CLIENTS = 2;
const ROUNDS = 2;
const TYPED = [1, 2, 3, 5, 8];

/** Searches with the counts of all filters beside the same ones without, and suggested keywords while they are typed. */
export async function benchNarrow(bench: Bench): Promise<Table[]> {
  const searches = await byTurns(ROUNDS, {
    'search with count': () => drive(bench.queries, CLIENTS, (query) => ask(bench, query)),
    'and with facets': () =>
      drive(bench.queries, CLIENTS, async (query) => {
        const results = await ask(bench, query);
        await results?.facets();
      }),
  });
  const floor = percentile(milliseconds(searches['search with count']), 95);
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
    {
      title: `searches with facets, ${CLIENTS} clients`,
      rows: Object.entries(searches).map(([name, run]) => ({
        name,
        'per second': perSecond(run),
        ...percentiles(milliseconds(run)),
        'p95 / without p95': round(percentile(milliseconds(run), 95) / floor),
      })),
    },
    {
      title: 'suggested keywords',
      rows: Object.entries(suggested).map(([name, run]) => ({ name, ...percentiles(milliseconds(run)) })),
    },
  ];
}
