import type { Pool } from 'pg';

export interface Waiting {
  /** The id of the service; null when the search names no service. */
  serviceId: number | null;
  fromId: number;
  /** The id of the end of a route; null without a route. */
  toId: number | null;
  count: number;
}

/**
 * The minimum number of addresses, and of days on which they agreed: fewer could be one company with several mailboxes.
 */
const LEAST = 5;
const MOST = 10;

/**
 * The number of addresses that watch searches in the country of a provider, or at the ends of its lanes, by service and
 * region; only from five addresses on. Searches for the provider's services and places come first. Counted as of Monday
 * and without its members, so that an owner with several mailboxes cannot find out when another address joins or
 * leaves.
 */
export async function waitingNear(pool: Pool, providerId: number): Promise<Waiting[]> {
  const { rows } = await pool.query<Waiting>({
    name: 'watches.waitingNear',
    text: `with monday as (select date_trunc('week', now() at time zone 'UTC') at time zone 'UTC' as at),
      own as (select coalesce(region_id, id) as id from addresses where id in (
        select address_id from providers where id = $1 union select address_id from provider_services where provider_id = $1
        union select unnest(array[from_id, to_id]) from provider_lanes where provider_id = $1)),
      waiting as (
        select w.service_id, coalesce(f.region_id, f.id) as from_id, coalesce(t.region_id, t.id) as to_id,
          f.country_code, w.email, (w.confirmed_at at time zone 'UTC')::date as day
        from monday, watches w join addresses f on f.id = w.from_id left join addresses t on t.id = w.to_id
        where w.partner_id is null and w.confirmed_at < monday.at and w.ends_at > monday.at
          and (w.service_id > 0 or w.to_id > 0) and not exists (select from provider_users m join users u on u.id = m.user_id
            where m.provider_id = $1 and u.email = w.email)
      )
      select nullif(service_id, 0) as "serviceId", from_id as "fromId", to_id as "toId", count(distinct email)::int as count
      from waiting w
      where country_code = (select a.country_code from providers p join addresses a on a.id = p.address_id where p.id = $1)
        or from_id in (select id from own) or to_id in (select id from own)
      group by service_id, from_id, to_id having count(distinct email) >= $2 and count(distinct day) >= $2
      order by (service_id in (select service_id from provider_services where provider_id = $1))::int
        + (from_id in (select id from own))::int + coalesce((to_id in (select id from own))::int, 0) desc, 4 desc, 1, 2, 3
      limit $3`,
    values: [providerId, LEAST, MOST],
  });
  return rows;
}
