-- Results in another order than the best first.

-- A block that is not in the order of quality. Of very many that match, the newest are found by their date.
create or replace function search.sorted_block(sorting text, filter tsquery[], wanted search.wanted, ring int[],
  ring_documents int, point search.point, second search.point, within_km float8, is_beyond boolean,
  cells int[], south float8, west float8, north float8, east float8, expected float8,
  block_start float8, block_start_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out matching int[])
language plpgsql stable as $$
declare
  is_near constant boolean := point.id is not null;
  total_documents constant int := (select greatest(documents, 1) from search.size);
  found_expected constant float8 := expected * case when is_near then ring_documents::float8 / total_documents else 1 end;
  -- a little later, for its microseconds may be rounded
  until constant timestamptz := coalesce(to_timestamp(block_start) + interval '1 ms', 'infinity');
  since timestamptz;
  tier int := case when found_expected > 10 * search.exact_limit() then 0 else 1 end;
begin
  if sorting = 'nearest' and is_near then
    select * into ids, scores, distances, keys, matching from search.nearest(0, filter, wanted, ring, '{}', point, second,
      within_km, is_beyond, block_start, block_start_id);
    return;
  end if;
  if tier = 0 then
    select approved_at into since from search.document where approved_at <= until order by approved_at desc
    offset (2 * search.block_size(is_near) * total_documents / found_expected)::int limit 1;
    since := coalesce(since, '-infinity');
  end if;
  loop
    if is_near then
      select * into ids, scores, distances, keys, matching from search.newest_near(tier, since, until, filter, wanted, ring, '{}',
        point, second, within_km, is_beyond, block_start, block_start_id);
    elsif cells is not null then
      select * into ids, scores, distances, keys, matching from search.newest_within(tier, since, until, filter, wanted, cells,
        south, west, north, east, block_start, block_start_id);
    else
      select * into ids, scores, distances, keys, matching
      from search.newest_anywhere(tier, since, until, filter, wanted, block_start, block_start_id);
    end if;
    exit when tier = 1 or cardinality(ids) = search.block_size(is_near);
    tier := 1;
  end loop;
end $$;
