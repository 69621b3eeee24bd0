import { LRUCache } from 'lru-cache';
import type { Place } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';

const known = new WeakMap<Queryable, LRUCache<number, boolean>>();
const KEPT = { max: 10_000, ttl: 60_000 };

/** For each place, whether there are providers within some 40 km, at most a minute old. */
export async function isServed(pool: Queryable, places: readonly Place[]): Promise<boolean[]> {
  const kept = known.get(pool) ?? new LRUCache<number, boolean>(KEPT);
  known.set(pool, kept);
  const asked = places.filter(({ id }) => !kept.has(id));
  if (asked.length > 0) {
    const { rows } = await pool.query<{ id: number; documents: number }>({
      name: 'search.served',
      text: `select id, search.documents_in(search.ring(1, row(id, kind::address_kind, latitude, longitude, null)::search.point)) as documents
        from unnest($1::int[], $2::text[], $3::float8[], $4::float8[]) as place (id, kind, latitude, longitude)`,
      values: (['id', 'kind', 'latitude', 'longitude'] as const).map((key) => asked.map((place) => place[key])),
    });
    for (const { id, documents } of rows) kept.set(id, documents > 0);
  }
  return places.map(({ id }) => kept.get(id) ?? false);
}
