-- Brings the lanes of these providers up to date, or of all for null, in the transaction that changes them and after
-- search.refresh. One who claims whole countries by the dozen is not found by these claims.
create or replace function search.refresh_lanes(ids int[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  most_wide constant int := 10;
begin
  if ids is null then delete from search.lane; else delete from search.lane where provider_id = any (ids); end if;
  insert into search.lane
  select l.id, l.provider_id, l.start, f.region_id, f.country_id, l.goal, t.region_id, t.country_id, l.both_ways, l.service_id,
    l.confirmed_at, l.quality
  from (
    select way.*, w.quality,
      count(*) filter (where is_wide) over (partition by way.provider_id) as wide
    from (
      select one.id, one.provider_id, one.both_ways, one.service_id, one.confirmed_at, ends.start, ends.goal,
        a.kind = 'country' and b.kind = 'country' as is_wide
      from public.provider_lanes one
      join public.addresses a on a.id = one.from_id
      join public.addresses b on b.id = one.to_id
      cross join lateral (
        select one.from_id as start, one.to_id as goal
        union all select one.to_id, one.from_id where one.both_ways
      ) ends
      where ids is null or one.provider_id = any (ids)
    ) way
    join (
      select d.provider_id, d.quality from search.document d where ids is null or d.provider_id = any (ids)
      union all select d.provider_id, d.quality from search.pending_document d where ids is null or d.provider_id = any (ids)
    ) w on w.provider_id = way.provider_id
  ) l
  join search.place f on f.address_id = l.start
  join search.place t on t.address_id = l.goal
  where not l.is_wide or l.wide <= most_wide;
end $$;
