-- Brings the lanes of these providers up to date, or of all for null, in the transaction that changes them and after
-- search.refresh. One who claims whole countries by the dozen is not found by these claims. Parts are found by index,
-- whatever the statistics say.
create or replace function search.refresh_lanes(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  most_wide constant int := 10;
begin
  if ids is null then
    delete from search.lane;
    ids := array(select distinct provider_id from public.provider_lanes);
  else
    delete from search.lane where provider_id = any (ids);
  end if;
  insert into search.lane
  select l.id, l.provider_id, l.start, l.from_region, l.from_country, l.goal, l.to_region, l.to_country, l.both_ways,
    l.service_id, l.confirmed_at, l.quality
  from (
    select one.*, ends.start, ends.goal, f.region_id as from_region, f.country_id as from_country, t.region_id as to_region,
      t.country_id as to_country, w.quality, ends.start = f.country_id and ends.goal = t.country_id as is_wide,
      count(*) filter (where ends.start = f.country_id and ends.goal = t.country_id) over (partition by one.provider_id) as wide
    from public.provider_lanes one
    cross join lateral (
      select d.quality from search.document d where d.provider_id = one.provider_id
      union all select d.quality from search.pending_document d where d.provider_id = one.provider_id
    ) w
    cross join lateral (
      select one.from_id as start, one.to_id as goal
      union all select one.to_id, one.from_id where one.both_ways
    ) ends
    join search.place f on f.address_id = ends.start
    join search.place t on t.address_id = ends.goal
    where one.provider_id = any (ids)
  ) l
  where not l.is_wide or l.wide <= most_wide
  -- those of a route lie together
  order by l.start, l.goal, l.quality desc;
end $$;
