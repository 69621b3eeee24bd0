import type { ClientBase, Pool } from 'pg';
import type { JobContext } from '#server/jobs/job.ts';
import { LISTED_FROM } from '#shared/directoryPath.ts';
import { REFRESH_LANES } from './lanePages.ts';

/** The maximum age of the counts, which is also the interval at which the worker's crontab refreshes them. */
const FRESH_FOR = "interval '1 hour'";
const REFRESHED_AT = 'directoryRefreshedAt';

/**
 * Counts the approved providers of each service and category at each place and its wider places. Writes only changed
 * rows.
 */
const REFRESH = `
  with fresh as materialized (
    select listed.place as address_id, listed.offer,
      coalesce(nullif(l.region_id, l.address_id), nullif(l.country_id, l.address_id)) as parent_id, listed.count
    from (
      select place, offer, count(*)::int as count from (
        select distinct within.place, kinds.offer, o.provider_id
        from provider_services o
        join providers p on p.id = o.provider_id and p.status = 'approved'
        join services s on s.id = o.service_id
        join service_subcategories c on c.id = s.subcategory_id
        join search.place l on l.address_id = o.address_id
        cross join lateral (values (l.address_id), (l.region_id), (l.country_id)) as within (place)
        cross join lateral (values (s.id), (-c.category_id)) as kinds (offer)
        where within.place is not null
      ) each
      group by place, offer having count(*) >= ${LISTED_FROM}
    ) listed
    join search.place l on l.address_id = listed.place
  ), gone as (
    delete from directory_pages d
    where not exists (select from fresh f where f.address_id = d.address_id and f.offer = d.offer)
  ), noted as (
    insert into settings (key, value) values ('${REFRESHED_AT}', to_jsonb(now()))
    on conflict (key) do update set value = excluded.value
  )
  insert into directory_pages (address_id, offer, parent_id, count)
    select address_id, offer, parent_id, count from fresh
  on conflict (address_id, offer) do update set parent_id = excluded.parent_id, count = excluded.count
    where (directory_pages.parent_id, directory_pages.count) is distinct from (excluded.parent_id, excluded.count)`;

/**
 * Updates `directory_pages` and `lane_pages` in the transaction of `client`: readers see either the whole change or
 * nothing.
 */
export async function refreshPages(client: ClientBase): Promise<void> {
  // one refresh at a time; readers do not wait, and no parallel workers take further cores
  await client.query(`lock table directory_pages in share row exclusive mode;
    set local work_mem = '128MB'; set local max_parallel_workers_per_gather = 0`);
  await client.query(REFRESH);
  await client.query(REFRESH_LANES);
}

/** The job that the worker's crontab runs. */
export async function refreshDirectory(_: object, { db }: Pick<JobContext, 'db'>): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0');
    await refreshPages(client);
    await client.query('commit');
  } finally {
    // destroyed instead of returned to the pool, because its transaction is open after an error
    client.release(true);
  }
}

/** Whether the counts were never refreshed, or the last refresh is overdue. */
export async function isOutdated(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from settings where key = $1 and (value #>> '{}')::timestamptz > now() - ${FRESH_FOR}`,
    [REFRESHED_AT],
  );
  return rowCount === 0;
}
