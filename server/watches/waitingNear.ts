import type { Pool } from 'pg';

export interface Waiting {
  /** Null: no service was named. */
  serviceId: number | null;
  fromId: number;
  /** The other end of a route; null without one. */
  toId: number | null;
  count: number;
}

/** The minimum number: fewer could be one company with several mailboxes. */
const LEAST = 5;
const MOST = 10;

/**
 * The number of addresses that watch searches in the country of a provider, by service and region; only from five on.
 */
export async function waitingNear(pool: Pool, providerId: number): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>({
    name: 'watches.waitingNear',
    text: `select nullif(w.service_id, 0) as "serviceId", coalesce(f.region_id, f.id) as "fromId",
        coalesce(t.region_id, t.id) as "toId", count(distinct w.email)::int as count
      from watches w join addresses f on f.id = w.from_id left join addresses t on t.id = w.to_id
        join providers p on p.id = $1 join addresses a on a.id = p.address_id and a.country_code = f.country_code
      where w.partner_id is null and w.confirmed_at is not null and w.ends_at > now() and (w.service_id > 0 or w.to_id > 0)
      group by 1, 2, 3 having count(distinct w.email) >= $2 order by 4 desc, 1, 2, 3 limit $3`,
    values: [providerId, LEAST, MOST],
  });
  return rows;
}
