import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../testApp.ts';
import { kilometres } from './kilometres.ts';
import { readRoutes } from './routes.ts';

// 120 routes in both directions, each with a natural request for a transport.

const test = useApp('demo');
const routes = readRoutes('lanes');

interface Row {
  id: number;
  laneMatch: { kind: string; lane: { fromId: number; toId: number; bothWays: boolean } | null };
}
interface Found {
  place: { id: number } | null;
  secondPlace: { id: number } | null;
  rows: Row[];
}

const search = async (query: Record<string, string>, language: string): Promise<Found> =>
  (await test.get(`/api/search?${new URLSearchParams({ top: '20', ...query })}`, { 'accept-language': language })).body;

/** The searches by the two fields, in the order of `routes`. */
let found: Found[];
/** The position of the route in the other direction. */
const other = (at: number) => at + (at % 2 === 0 ? 1 : -1);

/** Between three and seven carriers of the demo on each route, in that direction alone. */
async function declareLanes(): Promise<void> {
  const { pool } = test.db;
  const { rows } = await pool.query<{ id: number }>(`select id from providers where status = 'approved' order by id`);
  const lanes = routes.flatMap((_, at) => {
    const { place, secondPlace } = found[at]!;
    return Array.from({ length: 3 + (at % 5) }, (_, nth) => ({
      provider_id: rows[(at * 37 + nth * 101) % rows.length]!.id,
      from_id: place?.id,
      to_id: secondPlace?.id,
    }));
  });
  await pool.query(
    `insert into provider_lanes (provider_id, from_id, to_id)
     select provider_id, from_id, to_id from json_to_recordset($1) as l (provider_id int, from_id int, to_id int)`,
    [JSON.stringify(lanes)],
  );
  await pool.query('call search.rebuild()');
}

const readAll = async () => {
  const all: Found[] = [];
  for (const { language, from, to } of routes) all.push(await search({ f: from, t: to }, language));
  return all;
};

beforeAll(async () => {
  found = await readAll();
  await declareLanes();
  found = await readAll();
}, 120_000);

const drivers = async (at: number): Promise<Set<number>> => {
  const { rows } = await test.db.pool.query<{ id: number }>(
    `select provider_id as id from provider_lanes l join providers p on p.id = provider_id and p.status = 'approved'
     where ((from_id, to_id) = ($1, $2) or both_ways and (to_id, from_id) = ($1, $2))
       and l.confirmed_at > now() - interval '18 months'`,
    [found[at]!.place!.id, found[at]!.secondPlace!.id],
  );
  return new Set(rows.map(({ id }) => id));
};
const firstFive = (at: number) => found[at]!.rows.slice(0, 5).map(({ id }) => id);

describe('routes as written by a judge', () => {
  it('begin with five carriers that drive them, if five do', async () => {
    let judged = 0;
    for (const [at, { from, to }] of routes.entries()) {
      const own = await drivers(at);
      if (own.size < 5) continue;
      judged += 1;
      expect([from, to, firstFive(at).filter((id) => !own.has(id))]).toEqual([from, to, []]);
    }
    expect(judged).toBeGreaterThan(60);
  });

  it('have different carriers first in the other direction, if five drive each', async () => {
    let judged = 0;
    for (const [at, { from, to }] of routes.entries()) {
      if ((await drivers(at)).size < 5 || (await drivers(other(at))).size < 5) continue;
      judged += 1;
      const back = new Set(firstFive(other(at)));
      expect([from, to, firstFive(at).filter((id) => !back.has(id)).length >= 4]).toEqual([from, to, true]);
    }
    expect(judged).toBeGreaterThan(30);
  });

  it('never rank the wrong direction above the right one, and mark each carrier of the way back', () => {
    const order = ['direct', 'return', 'both-ends', 'one-end'];
    const place = (id: number) => test.parts.gazetteer.get(id)!;
    const near = (...ids: [number, number]) => {
      const [a, b] = ids.map(place) as [ReturnType<typeof place>, ReturnType<typeof place>];
      return kilometres(a.latitude, a.longitude, b.latitude, b.longitude) <= 60.5;
    };
    for (const { place: start, secondPlace: goal, rows } of found) {
      const steps = rows.map(({ laneMatch }) => order.indexOf(laneMatch.kind));
      expect(steps).toEqual(steps.toSorted());
      for (const { kind, lane } of rows.map(({ laneMatch }) => laneMatch)) {
        if (!lane || place(lane.fromId).kind !== 'city' || place(lane.toId).kind !== 'city') continue;
        const isThere = near(lane.fromId, start!.id) && near(lane.toId, goal!.id);
        const isBack = near(lane.fromId, goal!.id) && near(lane.toId, start!.id);
        if (kind === 'direct') expect(isThere || (lane.bothWays && isBack)).toBe(true);
        if (kind === 'return') expect(isBack && !lane.bothWays).toBe(true);
      }
    }
  });
});
