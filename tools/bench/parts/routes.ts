import { searchProviders } from '../../../server/search/searchProviders.ts';
import { byTurns, drive, milliseconds } from '../drive.ts';
import { percentile, percentiles, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';

interface Route {
  kind: string;
  from: number;
  to: number;
  keywords: string | null;
}

const ROUTES = 300;
const ROUNDS = 3;

/** Compares searches from one place to another with the same searches without the destination. */
export async function benchRoutes({ db, gazetteer }: Bench): Promise<Table[]> {
  const { rows: routes } = await db.pool.query<Route>(
    `select case when keywords is null then 'route' else 'route and service' end as kind, "from", "to", keywords from (
      select l.from_id as "from", l.to_id as "to",
        case when l.lane_id % 2 = 0 then (select s.name_es from services s where s.id = 1 + l.lane_id % 100) end as keywords
      from search.lane l order by md5(l.lane_id::text) limit $1) route`,
    [ROUTES],
  );
  const reader = { pool: db.pool, gazetteer, language: 'es', reader: { country: null, spoken: null } } as const;
  const ask = ({ from, to, keywords }: Route, hasEnd: boolean) =>
    searchProviders(reader, { placeId: from, keywords, ...(hasEnd && { toPlaceId: to }) });
  const runs = await byTurns(ROUNDS, {
    'without the end': () => drive(routes, 1, (route) => ask(route, false)),
    'with the end': () => drive(routes, 1, (route) => ask(route, true)),
  });
  const floor = percentile(milliseconds(runs['without the end']!), 95);
  const rows = Object.entries(runs).map(([name, run]) => ({
    name,
    ...percentiles(milliseconds(run)),
    'p95 / p95 without the end': round(percentile(milliseconds(run), 95) / floor),
  }));
  return [{ title: 'searches from one place to another', rows }];
}
