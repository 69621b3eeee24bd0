import { fold } from '../../../shared/fold.ts';
import type { Bench } from '../part.ts';
import type { BenchQuery } from '../queries.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** A query with additional values for engines that know neither accents nor names of places. */
export interface PeerQuery extends BenchQuery {
  /** The keywords folded, without single letters; null without keywords. */
  words: string | null;
  /** The coordinates of the intended place: peers receive them, the product has to find the place. */
  point: Point | null;
}

export async function peerQueries({ db, queries }: Bench): Promise<PeerQuery[]> {
  // a name means the largest city with it, as the name alone cannot identify another one
  const { rows } = await db.pool.query<Point & { id: number }>(
    `select asked.id, meant.latitude, meant.longitude
     from addresses asked cross join lateral (
       select latitude, longitude from addresses a where a.kind = 'city' and a.name = asked.name
       order by population desc, id limit 1) meant
     where asked.id = any ($1)`,
    [queries.map((query) => query.placeId).filter((id) => id !== null)],
  );
  const points = new Map(rows.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]));
  return queries.map((query) => ({
    ...query,
    words: query.keywords === null ? null : withoutLetters(fold(query.keywords)),
    point: query.placeId === null ? null : points.get(query.placeId)!,
  }));
}

function withoutLetters(folded: string): string {
  return folded
    .split(' ')
    .filter((word) => word.length > 1)
    .join(' ');
}
