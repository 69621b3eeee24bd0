-- Searches do less work for the same answers: blocks of candidates are handed on as arrays, in order of score, instead of
-- rows that are stored at each step; rows are put in order without their text; the distance to
-- a few places is a sum, not a query (least() passes over those that are not there); and no statement is planned twice on a
-- connection, whatever was searched there first.
alter function search.understand(text) set plan_cache_mode = force_generic_plan;
alter function search.corrections(text, int) set plan_cache_mode = force_generic_plan;
alter function search.named(tsquery) set plan_cache_mode = force_generic_plan;
alter function search.count(text, int, int, public.address_kind, float8, float8, int) set plan_cache_mode = force_generic_plan;

drop function search.near(tsquery, tsquery, int[], int[], int, float8, float8, boolean, float8, int);
drop function search.anywhere(tsquery, tsquery, int[], int, float8, int);
drop function search.anywhere_0(tsquery, tsquery, int[], float8, int);
drop function search.anywhere_1(tsquery, tsquery, int[], float8, int);
drop function search.anywhere_2(tsquery, tsquery, int[], float8, int);
drop function search.anywhere_3(tsquery, tsquery, int[], float8, int);

-- Up to 600 documents near a place, scored. They are the first below (bound, bound_id) in the order of `key`: those of
-- the place itself, then the others, each by quality. Score: relevance and a little quality, falling with the distance of
-- the nearest of the provider's places (to half at 40 km), so that far out the nearer comes first; an exact name counts
-- beside that only near the place: whoever asks for a place gets a namesake from afar first only when nobody near matches.
-- `inside`: the place is a region or country, and whoever is in it is at distance 0.
create function search.near(must tsquery, ranking tsquery, named int[], ring int[], id int, latitude float8,
  longitude float8, inside boolean, bound float8, bound_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[])
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  stretch constant float8 := cos(radians(latitude));
begin
  if must is null then
    select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key) into ids, scores, distances, keys
    from (
      select c.provider_id, (1 + 0.2 * c.quality) / (1 + c.km / 40) as score, c.km, c.key
      from (
        select k.provider_id, k.quality, k.key, case
          when inside and k.key >= 1 then 0
          when cardinality(k.latitudes) <= 3 then 111.2 * sqrt(least(
            (k.latitudes[1] - latitude) ^ 2 + ((k.longitudes[1] - longitude) * stretch) ^ 2,
            (k.latitudes[2] - latitude) ^ 2 + ((k.longitudes[2] - longitude) * stretch) ^ 2,
            (k.latitudes[3] - latitude) ^ 2 + ((k.longitudes[3] - longitude) * stretch) ^ 2))
          else (select 111.2 * sqrt(min((y - latitude) ^ 2 + ((x - longitude) * stretch) ^ 2))
                from unnest(k.latitudes, k.longitudes) as place (y, x)) end as km
        from (
          select d.provider_id, d.quality, d.latitudes, d.longitudes,
            d.quality + (d.areas && array[-id])::int::float8 as key
          from search.document d where d.areas && ring
        ) k
        where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
        order by k.key desc, k.provider_id limit 600
      ) c
      order by score desc, c.provider_id
    ) s;
  else
    select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key) into ids, scores, distances, keys
    from (
      select c.provider_id, (0.3 + ts_rank('{0.05, 0.2, 0.6, 1}', c.terms, ranking) + 0.1 * c.quality) / (1 + c.km / 40)
        + coalesce((1 + 1 / array_position(named, c.provider_id)::float8) / (1 + (c.km / 50) ^ 2), 0) as score, c.km, c.key
      from (
        select k.provider_id, k.quality, k.terms, k.key, case
          when inside and k.key >= 1 then 0
          when cardinality(k.latitudes) <= 3 then 111.2 * sqrt(least(
            (k.latitudes[1] - latitude) ^ 2 + ((k.longitudes[1] - longitude) * stretch) ^ 2,
            (k.latitudes[2] - latitude) ^ 2 + ((k.longitudes[2] - longitude) * stretch) ^ 2,
            (k.latitudes[3] - latitude) ^ 2 + ((k.longitudes[3] - longitude) * stretch) ^ 2))
          else (select 111.2 * sqrt(min((y - latitude) ^ 2 + ((x - longitude) * stretch) ^ 2))
                from unnest(k.latitudes, k.longitudes) as place (y, x)) end as km
        from (
          select d.provider_id, d.quality, d.latitudes, d.longitudes, d.terms,
            d.quality + (d.areas && array[-id])::int::float8 as key
          from search.document d where (d.terms @@ must and d.areas && ring) or d.provider_id = any (named)
        ) k
        where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
        order by k.key desc, k.provider_id limit 600
      ) c
      order by score desc, c.provider_id
    ) s;
  end if;
end $$;

-- The same without a place, up to 300: `key` is the quality, those named so before all, and only tiers up to `deepest`
-- are looked at. Of those named so, one whose whole name it is comes first. Their texts are fetched
-- once it is known which they are: a common word has thousands to choose from.
do $do$
begin
  for deepest in 0 .. 3 loop
    execute format($create$
      create function search.anywhere_%s(must tsquery, ranking tsquery, named int[], bound float8, bound_id int,
        out ids int[], out scores float8[], out distances float8[], out keys float8[])
      language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
      begin
        select array_agg(s.provider_id), array_agg(s.score), array_agg(null::float8), array_agg(s.key)
        into ids, scores, distances, keys
        from (
          select c.provider_id, ts_rank('{0.05, 0.2, 0.6, 1}', t.terms, ranking)
            + coalesce(1 + 1 / array_position(named, c.provider_id)::float8, 0) + 0.3 * t.quality as score, c.key
          from (
            select k.* from (
              select d.ctid as at, d.provider_id, d.quality + 2 * (d.provider_id = any (named))::int::float8 as key
              from search.document d where (d.terms @@ must %s) or d.provider_id = any (named)
            ) k
            where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
            order by k.key desc, k.provider_id limit 300
          ) c
          join search.document t on t.ctid = c.at
          order by score desc, c.provider_id
        ) s;
      end $$ $create$, deepest, case when deepest < 3 then format('and d.tier <= %s', deepest) end);
  end loop;
end $do$;

-- As before. A page of results, best first, with what a cursor must hold to go on after each:
--   must, step  which filter and which ring (or tier) answers: chosen by the first page, kept by the next ones
--   bound       where the block (600 near a place, else 300) that the row was scored in begins
--   score, provider_id
-- `matched` is how many the first block had: near a place and below 600 it is the exact count. Beyond the widest ring
-- is a last step, all countries, taken only when nobody within the ring has the words: the nearest of all who have them.
create or replace function search.page(
  musts text[], rarest int[], ranking text, name text,
  place_id int, kind public.address_kind, latitude float8, longitude float8,
  size int, at_must int, at_step int, at_bound float8, at_bound_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, must int, step int, bound float8, bound_id int,
  matched int, card json)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  near constant boolean := place_id is not null;
  last_step constant int := case when not near then 4 when kind = 'city' then 3 when kind = 'region' then 2 else 1 end;
  block constant int := case when near then 600 else 300 end;
  total int := (select greatest(documents, 1) from search.size);
  named constant int[] := case when name is null then '{}' else search.named(name::tsquery) end;
  ids int[]; scores float8[]; distances float8[]; keys float8[];
  block_size int;
  emitted int := 0;
  batch int;
begin
  must := coalesce(at_must, 1);
  step := at_step;
  bound := at_bound;
  bound_id := at_bound_id;
  loop
    if step is null then
      -- without a place: skip the tiers in which too few can have the words
      step := case when near then 1 when rarest[must] >= 0.1 * total then 1 when rarest[must] >= 0.002 * total then 2
        when rarest[must] >= 0.0005 * total then 3 else 4 end;
    end if;
    if near then
      select * into ids, scores, distances, keys from search.near(musts[must]::tsquery, ranking::tsquery, named,
        coalesce(search.ring(step, place_id, kind, latitude, longitude),
          (select array_agg(-a.id) from public.addresses a where a.kind = 'country')), place_id, latitude, longitude, kind <> 'city', bound, bound_id);
    elsif step = 1 then
      select * into ids, scores, distances, keys from search.anywhere_0(musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
    elsif step = 2 then
      select * into ids, scores, distances, keys from search.anywhere_1(musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
    elsif step = 3 then
      select * into ids, scores, distances, keys from search.anywhere_2(musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
    else
      select * into ids, scores, distances, keys from search.anywhere_3(musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
    end if;
    block_size := coalesce(cardinality(ids), 0);

    -- The first block decides how far to look: until there is a page to show.
    if at_must is null and emitted = 0 then
      if block_size < 20 and step < last_step then
        step := step + 1;
        continue;
      end if;
      -- Nobody near has the words: whoever has, however far. Of a long question rather somebody near with most of it.
      if near and block_size = 0 and step = last_step and cardinality(musts) - must <= 1 and must <= cardinality(musts) then
        step := step + 1;
        continue;
      end if;
      if block_size = 0 and must < cardinality(musts) then
        must := must + 1;
        step := null;
        continue;
      end if;
      matched := block_size;
    end if;

    return query
      select r.id, r.score, r.distance, page.must, page.step, page.bound, page.bound_id, page.matched, k.card
      from (
        select u.id, u.score, u.distance, u.position from unnest(ids, scores, distances) with ordinality as u (id, score, distance, position)
        where at_score is null or u.score < at_score or (u.score = at_score and u.id > at_id)
        order by u.position limit size - emitted
      ) r
      join search.card k on k.provider_id = r.id
      order by r.position;
    get diagnostics batch = row_count;
    emitted := emitted + batch;
    at_score := null;

    exit when emitted >= size;
    if block_size = block then
      select u.key, u.id into bound, bound_id from unnest(keys, ids) as u (key, id) order by u.key, u.id desc limit 1;
    elsif not near and step < last_step then
      step := step + 1;
      if block_size > 0 then
        select u.key, u.id into bound, bound_id from unnest(keys, ids) as u (key, id) order by u.key, u.id desc limit 1;
      end if;
    else
      exit;
    end if;
  end loop;
end $$;
