import type { Pool } from 'pg';
import type { ViewKind as Stored } from '#server/generated/prisma/client.ts';

export type ViewKind = Stored;

interface CountedView {
  provider: number;
  kind: ViewKind;
  /** The place around which the visitor searched. */
  near: number | null;
  viewer: number | null;
  /** The hash of the visitor, the kind and the provider, in hexadecimal. */
  hash: string;
}

const salts = new WeakMap<Pool, { day: string; salt: Buffer }>();

/** The salt of a day, the same for all processes. The first use on a day deletes the salts and hashes of other days. */
export async function saltOf(pool: Pool, day: string, newSalt: Buffer): Promise<Buffer> {
  const known = salts.get(pool);
  if (known?.day === day) return known.salt;
  const { rowCount } = await pool.query('insert into view_salts (day, salt) values ($1, $2) on conflict do nothing', [
    day,
    newSalt,
  ]);
  if (rowCount === 1)
    await pool.query(
      'with expired as (delete from view_salts where day < $1) delete from counted_views where day < $1',
      [day],
    );
  const { rows } = await pool.query<{ salt: Buffer }>('select salt from view_salts where day = $1', [day]);
  const { salt } = rows[0]!;
  salts.set(pool, { day, salt });
  return salt;
}

/** The providers and types of these contacts. */
export async function contactsOf(
  pool: Pool,
  ids: number[],
): Promise<Map<number, { provider: number; kind: ViewKind }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: number; provider: number; kind: ViewKind }>({
    name: 'statistics.contacts',
    text: `select id, provider_id as provider,
        case when contact_type in ('email', 'whatsapp') then contact_type::text else 'phone' end as kind
      from contacts where id = any ($1)`,
    values: [ids],
  });
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}

/** The providers of these branches. */
export async function branchesOf(pool: Pool, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: number; provider: number }>({
    name: 'statistics.branches',
    text: 'select id, provider_id as provider from provider_branches where id = any ($1)',
    values: [ids],
  });
  return new Map(rows.map(({ id, provider }) => [id, provider]));
}

/** The regions of these places, for places that lie in a region. */
export async function regionsOf(pool: Pool, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool.query<{ id: number; region: number }>({
    name: 'statistics.regions',
    text: 'select id, region_id as region from addresses where id = any ($1) and region_id is not null',
    values: [[...new Set(ids)]],
  });
  return new Map(rows.map(({ id, region }) => [id, region]));
}

/**
 * Adds views of approved providers to the numbers of the day, each hash once. Views by the members of a business are
 * skipped.
 */
export async function countViews(pool: Pool, day: string, views: CountedView[]): Promise<void> {
  await pool.query({
    name: 'statistics.countViews',
    text: `
with given as (
  select distinct on (hash) provider, kind, near, decode(hash, 'hex') as hash
  from json_to_recordset($1) as v(provider int, kind view_kind, near int, viewer int, hash text)
    join providers p on p.id = v.provider and p.status = 'approved'
  where not exists (select from provider_users u where u.provider_id = provider and u.user_id = viewer)
  order by hash
), new as (
  insert into counted_views (hash, day) select hash, $2 from given on conflict do nothing returning hash
), by_region as (
  select g.provider, g.kind, coalesce(a.region_id, a.id) as region, count(*)::int as n
  from given g join new using (hash) left join addresses a on a.id = g.near
  group by 1, 2, 3
)
insert into provider_days as d (provider_id, kind, day, count, regions)
select provider, kind, $2, sum(n), coalesce(jsonb_object_agg(region, n) filter (where region is not null), '{}')
from by_region group by provider, kind order by provider, kind
on conflict (provider_id, kind, day) do update set count = d.count + excluded.count,
  regions = (select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::int) as n
    from (select * from jsonb_each_text(d.regions) union all select * from jsonb_each_text(excluded.regions)) e
    group by key) s)`,
    values: [JSON.stringify(views), day],
  });
}

/** Adds searches with few results to the numbers of the day, each hash once. */
export async function countUnmet(
  pool: Pool,
  day: string,
  searches: { serviceId: number; from: number; to: number; hash: string }[],
): Promise<void> {
  await pool.query({
    name: 'statistics.countUnmet',
    text: `
with given as (
  select distinct on (hash) "serviceId", "from", "to", decode(hash, 'hex') as hash
  from json_to_recordset($1) as s("serviceId" int, "from" int, "to" int, hash text) order by hash
), new as (
  insert into counted_views (hash, day) select hash, $2 from given on conflict do nothing returning hash
)
insert into unmet_searches as u (day, service_id, from_id, to_id, count)
select $2, "serviceId", "from", "to", count(*) from given join new using (hash)
group by 2, 3, 4 order by 2, 3, 4
on conflict (day, service_id, from_id, to_id) do update set count = u.count + excluded.count`,
    values: [JSON.stringify(searches), day],
  });
}
