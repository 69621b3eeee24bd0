import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/testDatabase.ts';

const database = useDatabase('demo');

/** Points of circles around cities, a little within each distance that is searched, and the cells around the city. */
const POINTS = `
  select km, ring, latitude + km * 0.9999 / 111.2 * cosd(angle) as point_latitude,
    longitude + km * 0.9999 / 111.2 / cosd(latitude) * sind(angle) as point_longitude
  from (
    select latitude, longitude, km, search.ring(reach, search.point(id, 'city', latitude, longitude)) as ring
    from public.addresses
    cross join generate_series(1, search.reaches('city') + 3) as reach
    cross join search.reach_km(reach, 'city') as km
    where kind = 'city' and id % 997 = 5 and km <= 300 and abs(latitude) < 60
    offset 0
  ) circles
  cross join generate_series(0, 359, 3) as angle`;

describe('the cells around a city', () => {
  it('hold every point within the distance', async () => {
    const { rows } = await database.db.pool.query(
      `select count(*)::int as points, count(distinct km)::int as distances, count(*) filter (where not ring && array[
         search.cell(1, point_latitude, point_longitude), search.cell(2, point_latitude, point_longitude),
         search.cell(3, point_latitude, point_longitude)])::int as outside
       from (${POINTS}) around`,
    );
    expect(rows).toEqual([{ points: expect.any(Number), distances: 5, outside: 0 }]);
    expect(rows[0].points).toBeGreaterThan(10_000);
  });
});
