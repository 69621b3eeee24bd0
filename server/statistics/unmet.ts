import type { Pool } from 'pg';
import type { Queryable } from '#server/platform/db.ts';

export interface UnmetDemand {
  /** The id of the service; null when the search named no service. */
  serviceId: number | null;
  /** The id of the place; null when the search named no place. */
  fromId: number | null;
  /** The id of the end of a route; null without a route. */
  toId: number | null;
  count: number;
}

const DAYS = 90;
const MOST = 100;
/** The minimum number of visitors with the search on one day: fewer could be one person. */
export const LEAST = 5;
const MOST_FOR_OWNERS = 10;
const MOST_LANES = 20;

/** Searches of the last 90 days that found few or no providers, the most frequent first. */
export async function listUnmet(pool: Pool): Promise<UnmetDemand[]> {
  const { rows } = await pool.query<UnmetDemand>({
    name: 'statistics.unmet',
    text: `select nullif(service_id, 0) as "serviceId", nullif(from_id, 0) as "fromId", nullif(to_id, 0) as "toId",
        sum(count)::int as count
      from unmet_searches where day > now() - $1 * interval '1 day'
      group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit $2`,
    values: [DAYS, MOST],
  });
  return rows;
}

/**
 * The unmet searches for the owner of a provider: in its country, by region, and only those of five or more visitors on
 * one day.
 */
export async function unmetNear(pool: Pool, providerId: number): Promise<UnmetDemand[]> {
  const { rows } = await pool.query<UnmetDemand>({
    name: 'statistics.unmetNear',
    text: `with days as (
      select u.service_id as "serviceId", coalesce(f.region_id, f.id) as "fromId",
        coalesce(t.region_id, t.id) as "toId", sum(u.count)::int as visitors
      from unmet_searches u join addresses f on f.id = u.from_id left join addresses t on t.id = u.to_id
        join providers p on p.id = $1 join addresses a on a.id = p.address_id and a.country_code = f.country_code
      where (u.service_id > 0 or u.to_id > 0) and u.day > now() - $2 * interval '1 day'
      group by 1, 2, 3, u.day
    )
    select nullif("serviceId", 0) as "serviceId", "fromId", "toId", sum(visitors)::int as count from days
      group by 1, 2, 3 having max(visitors) >= $3 order by 4 desc, 1, 2, 3 limit $4`,
    values: [providerId, DAYS, LEAST, MOST_FOR_OWNERS],
  });
  return rows;
}

/**
 * The routes without a carrier, by region, for everyone: only routes that five or more visitors searched for on one
 * day.
 */
export async function unmetLanes(pool: Queryable): Promise<UnmetDemand[]> {
  const { rows } = await pool.query<UnmetDemand>({
    name: 'statistics.unmetLanes',
    text: `with days as (
      select coalesce(f.region_id, f.id) as "fromId", coalesce(t.region_id, t.id) as "toId", sum(u.count)::int as visitors
      from unmet_searches u join addresses f on f.id = u.from_id join addresses t on t.id = u.to_id
      where u.day > now() - $1 * interval '1 day'
      group by 1, 2, u.day
    )
    select null as "serviceId", "fromId", "toId", sum(visitors)::int as count from days
      group by 2, 3 having max(visitors) >= $2 order by 4 desc, 2, 3 limit $3`,
    values: [DAYS, LEAST, MOST_LANES],
  });
  return rows;
}
