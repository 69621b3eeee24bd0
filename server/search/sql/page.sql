-- Finds a page of results and reads no more than it needs: from the vocabulary, the areas or a sample it is
-- known about how many documents match, and the best of very many come from the smallest tier that has enough of them.

-- The first tier that is expected to have `wanted` of the `expected` documents that match, or the last one.
create or replace function search.tier(expected float8, wanted float8) returns int language plpgsql stable as $$
declare
  sizes constant int[] := search.tier_sizes();
  total int;
  tier int := 0;
begin
  select documents into total from search.size;
  while tier < cardinality(sizes) and expected * sizes[tier + 1] < wanted * total loop
    tier := tier + 1;
  end loop;
  return tier;
end $$;

-- A block around a place, of `search.near` or, without words, `search.around`, from as few tiers as have one.
-- `ring_documents`: how many are in the ring. `expected`: about how many match everywhere. The documents of a tier, and
-- those of the place itself, each are the beginning of the whole order, so that a block of them is the first. Only those of
-- the place itself come before the ring, not those that serve an area around it.
create or replace function search.block(filter tsquery[], wanted search.wanted, ring int[], ring_documents int,
  point search.point, second search.point, within_km float8, is_beyond boolean, expected float8,
  block_start float8, block_start_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out matching int[])
language plpgsql stable as $$
declare
  last_tier constant int := cardinality(search.tier_sizes());
  enough constant float8 := 1.2 * search.block_size(true);
  share constant float8 := expected / (select greatest(documents, 1) from search.size);
  place constant int[] := array_remove(array[-point.id, -second.id], null);
  place_expected constant float8 := share * search.documents_in(place);
  -- half of the documents in the cells are within the circle
  ring_expected constant float8 := share * ring_documents / 2;
  -- the distance of each is computed
  most_read constant int := search.exact_limit() / 2;
  -- the place itself has a block: no document from elsewhere comes into it
  is_place_alone boolean := (block_start is null or block_start >= 1) and not is_beyond and wanted.all_needs is null
    and place_expected > 1.5 * search.block_size(true) and ring_expected > most_read;
  codes int[] := case when is_place_alone then place else ring end;
  tier int := case when is_place_alone then search.tier(place_expected, enough)
    when ring_expected <= most_read then last_tier else search.tier(ring_expected, enough) end;
begin
  loop
    if filter is null then
      select * into ids, scores, distances, keys, matching
      from search.around(tier, codes, case when is_place_alone then '{}' else place end, point, second, within_km, is_beyond,
        block_start, block_start_id);
    else
      select * into ids, scores, distances, keys, matching
      from search.near(tier, filter, wanted, codes, case when is_place_alone then '{}' else place end, point, second,
        within_km, is_beyond, block_start, block_start_id);
    end if;
    exit when cardinality(ids) = search.block_size(true) or (tier = last_tier and not is_place_alone);
    if is_place_alone and tier = last_tier then
      is_place_alone := false;
      codes := ring;
    end if;
    tier := least(tier + 1, last_tier);
  end loop;
  -- it is of the place itself; there are others around it
  if is_place_alone then matching := null; end if;
end $$;

-- A page of results around a place or two, within an area of the map, or anywhere, best first; with each row what a cursor
-- must hold to continue after it:
--   filter_index   which of the filters found something, from 1: chosen by the first page, kept by the next ones
--   reach          how far it looked: see search.reach_km; without a place, which tier; from 1; chosen and kept likewise
--   block_start, block_start_id   where the block begins in which the row was scored
--   score, provider_id
-- `filters`: the parts of each, of words and, as the fourth, of the filters of results; `filter_documents`: how many
-- documents each has at most. `matched`: how many match in all, where that is known: exactly where the first block has
-- read them all, else (`is_exact` is false) about, by vocabulary or sample. `matching`, in the first row: the ids of all,
-- where the first block has read them and they are few; null where some may have no more than the name.
-- A reach is large enough when it has a page of providers; those that only serve an area around the place do not count for
-- that. `step_filters`, `step_reaches`: what to try, in this order, until there are results; `asked_reach`: the only one.
-- `sorting`: null for the best first, or 'nearest', around a place, or 'newest'.
create or replace function search.page(
  filters text[], filter_documents int[], wanted search.wanted, name text,
  place_id int, kind public.address_kind, latitude float8, longitude float8,
  second_id int, second_kind public.address_kind, second_latitude float8, second_longitude float8,
  south float8, west float8, north float8, east float8, step_filters int[], step_reaches int[], asked_reach int,
  sorting text, size int,
  at_filter_index int, at_reach int, at_block_start float8, at_block_start_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, filter_index int, reach int, block_start float8,
  block_start_id int, matched int, is_exact boolean, matching int[], card json)
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  page_size constant int := 20;
  is_near constant boolean := place_id is not null;
  is_within constant boolean := south is not null;
  point search.point;
  second search.point;
  near_reaches constant int := search.near_reaches(kind);
  last_reach constant int := case when is_near then search.reaches(kind) else cardinality(search.tier_sizes()) + 1 end;
  cells constant int[] := case when is_within then search.cells_within(south, west, north, east) end;
  is_sorted constant boolean := sorting is not null;
  parts text[];
  filter tsquery[];
  expected float8;
  is_few boolean;
  is_beyond boolean := false;
  step int := 1;
  ring int[];
  ring_documents int;
  ids int[]; scores float8[]; distances float8[]; keys float8[];
  block_size int;
  local_size int;
  is_empty boolean;
  emitted int := 0;
  batch int;
begin
  -- While a rebuild replaces the tables, waits for it before anything is read, so as to see what is in the new ones: a search
  -- that had begun to read found nothing. (Volatile, because a function that is not sees only what there was when it was called.)
  lock table search.document in access share mode;
  wanted.named := case when name is null then '{}' else search.named(name::tsquery) end;
  -- the best tiers have enough of very many documents with all needs
  if wanted.all_needs is not null
      and not (select e.is_few from search.expected(array[wanted.all_needs::text], 2, filter_documents[1]) e) then
    wanted.all_needs := null;
  end if;
  if is_near then point := search.point(place_id, kind, latitude, longitude); end if;
  if second_id is not null then second := search.point(second_id, second_kind, second_latitude, second_longitude); end if;
  filter_index := coalesce(at_filter_index, step_filters[1]);
  reach := coalesce(at_reach, step_reaches[1]);
  block_start := at_block_start;
  block_start_id := at_block_start_id;
  loop
    parts := array[filters[filter_index][1], filters[filter_index][2], filters[filter_index][3], filters[filter_index][4]];
    filter := search.filter(parts);
    if expected is null and (is_near or is_sorted or reach is null) then
      if is_within then
        select search.documents_in(cells)::float8 / greatest(documents, 1) * coalesce(filter_documents[filter_index], documents)
        into expected from search.size;
        is_few := expected <= search.exact_limit();
      elsif filter is null then
        select documents into expected from search.size;
      else
        select e.documents, e.is_few into expected, is_few
        from search.expected(parts, filter_index, filter_documents[filter_index]) e;
      end if;
    end if;
    reach := coalesce(reach, case when is_near then 1 when is_few or is_sorted then last_reach
      else search.tier(expected, search.block_size(false) * 0.6) + 1 end);
    if is_near then
      is_beyond := search.is_beyond(reach, kind);
      ring := search.rings(reach, point, second);
      ring_documents := search.documents_in(ring);
      if not is_beyond then
        ring := ring || point.served_by || coalesce(second.served_by, '{}');
        ring_documents := search.documents_in(ring);
      end if;
    end if;
    if is_sorted then
      select * into ids, scores, distances, keys, matching from search.sorted_block(sorting, coalesce(filter, search.no_filter()),
        wanted, ring, ring_documents, point, second, search.reach_km(reach, kind), is_beyond,
        cells, south, west, north, east, expected, block_start, block_start_id);
    elsif is_near then
      select * into ids, scores, distances, keys, matching from search.block(filter, wanted, ring, ring_documents,
        point, second, search.reach_km(reach, kind), is_beyond, expected, block_start, block_start_id);
    elsif not is_within then
      select * into ids, scores, distances, keys, matching
      from search.anywhere(reach - 1, filter, wanted, block_start, block_start_id);
    elsif filter is null then
      select * into ids, scores, distances, keys, matching
      from search.all_within(reach - 1, cells, south, west, north, east, block_start, block_start_id);
    else
      select * into ids, scores, distances, keys, matching from search.ranked_within(reach - 1, filter, wanted,
        cells, south, west, north, east, block_start, block_start_id);
    end if;
    is_exact := matching is not null;
    matched := coalesce(cardinality(matching), case when not (is_near or is_within) then expected::int end);
    block_size := coalesce(cardinality(ids), 0);

    -- The first block decides how far to look: until there is a page to show.
    if at_filter_index is null and emitted = 0 then
      local_size := case when is_near then (select count(*) from unnest(distances) as km
        where km <= search.reach_km(reach, kind) and km <> search.serving_km()) else block_size end;
      -- exact-name matches outside the radius do not count as near
      is_empty := case when is_near and not is_beyond
        then not exists (select from unnest(distances) as km where km <= search.reach_km(reach, kind)) else block_size = 0 end;
      if local_size < page_size and asked_reach is null
          and (case when is_near then reach < near_reaches and not is_empty else reach < last_reach end) then
        reach := reach + 1;
        continue;
      end if;
      if is_empty and step < cardinality(step_filters) then
        loop
          step := step + 1;
          -- only exact-name matches outside the radius
          exit when block_size = 0 or not is_near or is_beyond or step = cardinality(step_filters)
            or (step_filters[step] = filter_index and step_reaches[step] > near_reaches);
        end loop;
        if step_filters[step] <> filter_index then expected := null; end if;
        filter_index := step_filters[step];
        reach := step_reaches[step];
        continue;
      end if;
    end if;

    return query
      select r.id, r.score, r.distance, page.filter_index, page.reach, page.block_start, page.block_start_id,
        case when page.block_start is null then page.matched end, page.is_exact,
        case when page.block_start is null and r.position = 1 and cardinality(page.matching) <= search.exact_limit()
          and wanted.named = '{}' then page.matching end, shown.card
      from (
        select u.id, u.score, u.distance, u.position
        from unnest(ids, scores, distances) with ordinality as u (id, score, distance, position)
        where at_score is null or u.score < at_score or (u.score = at_score and u.id > at_id)
        order by u.position limit size - emitted
      ) r
      left join search.card k on k.provider_id = r.id
      -- looked up for each row: a join, planned while nothing was pending, read all pending rows for each of them
      cross join lateral (
        select case when (select true from search.pending_card p where p.provider_id = r.id)
          then search.live_card(r.id) else k.card end as card offset 0
      ) shown
      where shown.card is not null
      order by r.position;
    get diagnostics batch = row_count;
    emitted := emitted + batch;
    at_score := null;

    exit when emitted >= size;
    if block_size < search.block_size(is_near) then
      exit when is_near or is_sorted or reach >= last_reach;
      reach := reach + 1;
    end if;
    if block_size > 0 then
      select u.key, u.id into block_start, block_start_id from unnest(keys, ids) as u (key, id)
      order by u.key, u.id desc limit 1;
    end if;
  end loop;
end $$;
