import { describe, expect, it } from 'vitest';
import type { Place } from '#server/places/atlas/place.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import { cellsAround, cellsWithin } from './cells.ts';
import { REACHES } from './statements/weights.ts';

const database = useDatabase('demo');
const DISTANCES = [...REACHES.near, ...REACHES.beyond, ...REACHES.asked].filter((km) => km <= 300);
const KM_PER_DEGREE = 111.2;

/** Points on circles around cities, just within each searched distance. */
async function pointsAround(km: number) {
  const { rows } = await database.db.pool.query<Place>(
    `select latitude, longitude from addresses where kind = 'city' and id % 997 = 5 and abs(latitude) < 60`,
  );
  return rows.map((place) => {
    const degrees = (km * 0.9999) / KM_PER_DEGREE;
    const points = Array.from({ length: 120 }, (_, nth) => {
      const angle = (nth * 3 * Math.PI) / 180;
      const stretch = Math.cos((place.latitude * Math.PI) / 180);
      return {
        latitude: place.latitude + degrees * Math.cos(angle),
        longitude: place.longitude + (degrees / stretch) * Math.sin(angle),
      };
    });
    return { place, points };
  });
}

describe('the cells around a city', () => {
  it.each(DISTANCES)('contain every point within %i km, like documents', async (km) => {
    const around = await pointsAround(km);
    expect(around.length).toBeGreaterThan(20);
    const rings = around.map(({ place, points }) => ({ ring: cellsAround(place, km), points }));
    const { rows } = await database.db.pool.query(
      `select count(*)::int as outside
       from jsonb_array_elements($1::jsonb) as circle,
         jsonb_to_recordset(circle -> 'points') as point (latitude float8, longitude float8)
       where not array(select jsonb_array_elements(circle -> 'ring')::int) && array[search.cell(1, latitude, longitude),
         search.cell(2, latitude, longitude), search.cell(3, latitude, longitude)]`,
      [JSON.stringify(rings)],
    );
    expect(rows).toEqual([{ outside: 0 }]);
  });

  it('are of a coarser level for larger distances, but never the whole map', () => {
    const place = { latitude: -38.7196, longitude: -62.2724 };
    const [near, far] = [cellsAround(place, 40), cellsAround(place, 300)];
    expect(near.every((code) => code >> 24 === 1)).toBe(true);
    expect(far.every((code) => code >> 24 === 2)).toBe(true);
    expect(near.length).toBeLessThan(20);
  });

  it('are fewer than those of the surrounding square', () => {
    const place = { latitude: 0, longitude: -60 };
    const square = cellsWithin({ south: -2.7, west: -62.7, north: 2.7, east: -57.3 });
    expect(cellsAround(place, 300).length).toBeLessThan(square.length);
  });
});
