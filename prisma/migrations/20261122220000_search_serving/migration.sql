-- Who serves a whole region or country is found everywhere in it, after those that are there with the same words.

-- The middle of a region or country is no place where somebody is.
alter table search.place add column is_area boolean not null default false;

-- A region or country that is served has its id, above zero, among its areas: below zero it is of all that is in it. It is
-- in no cell.
create or replace function search.read_places(ids int[]) returns void language sql as $$
  insert into search.place
    select a.id, a.latitude, a.longitude, setweight(search.vector(concat_ws(' ', a.name, r.name)), 'C'),
      array_remove(array[-a.id, -a.region_id, -c.id] || case when a.kind <> 'city' then array[a.id]
        else array[search.cell(1, a.latitude, a.longitude), search.cell(2, a.latitude, a.longitude),
          search.cell(3, a.latitude, a.longitude)] end, null),
      a.kind <> 'city'
    from public.addresses a
    left join public.addresses r on r.id = a.region_id
    left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
    where a.id = any (ids)
  on conflict (address_id) do update
    set latitude = excluded.latitude, longitude = excluded.longitude, words = excluded.words, areas = excluded.areas,
      is_area = excluded.is_area
$$;

-- As before; distances are from the cities of a provider, where it has any.
do $do$
declare
  of_ids constant text[] := array['documents(ids int[])', 'and p.id = any (ids)'];
  of_all constant text[] := array['all_documents()', ''];
  made text[];
begin
  foreach made slice 1 in array array[of_ids, of_all] loop
    execute format($create$
      create or replace function search.%s
      returns table (provider_id int, quality real, latitudes real[], longitudes real[], areas int[], terms tsvector, z bigint)
      language sql stable as $$
        select p.id,
          (0.25 * least(length(p.description), 300) / 300.0 + 0.2 * least(reachable.contacts, 3) / 3.0
            + 0.1 * least(offered.services, 3) / 3.0 + 0.1 * (p.website_url is not null)::int
            + 0.1 * (p.tax_number is not null)::int + 0.1 * (image.approved_at is not null)::int
            -- by the entry's own date alone, so that time passing changes no document
            + 0.15 * least(1, greatest(0, extract(epoch from p.updated_at - timestamptz '2020-01-01') / 86400 / 5475))
          )::real,
          around.latitudes, around.longitudes, covered.areas,
          setweight(named.business || coalesce(named.commercial, '') || array_to_tsvector(array_remove(array[
              search.key(named.business), search.key(named.commercial),
              search.whole(folded.business), search.whole(folded.commercial)], null)), 'A')
            || coalesce(offered.own, '')
            || around.words || coalesce(offered.subcategories, '')
            || setweight(search.vector(p.description), 'D') || coalesce(offered.categories, ''),
          search.z_order(home.latitude, home.longitude)
        from public.providers p
        -- not looked at where nobody asks for z
        left join search.place home on home.address_id = p.address_id
        left join public.provider_images image on image.provider_id = p.id
        -- "offset 0": once, not once for each time that they are used
        cross join lateral (
          select search.fold(p.business_name) as business, search.fold(p.commercial_name) as commercial offset 0
        ) folded
        cross join lateral (
          select search.lexemes(folded.business) as business, search.lexemes(folded.commercial) as commercial offset 0
        ) named
        cross join lateral (
          select count(*) as contacts from public.contacts c where c.provider_id = p.id
        ) reachable
        cross join lateral (
          select count(*) as services, array_agg(o.address_id) as addresses,
            search.joined(s.own order by o.service_id) as own,
            search.joined(s.subcategory order by o.service_id) as subcategories,
            search.joined(s.category order by o.service_id) as categories
          from public.provider_services o join search.service s on s.service_id = o.service_id
          where o.provider_id = p.id
        ) offered
        cross join lateral (
          select coalesce(array_agg(l.latitude order by l.address_id) filter (where not l.is_area),
              array_agg(l.latitude order by l.address_id)) as latitudes,
            coalesce(array_agg(l.longitude order by l.address_id) filter (where not l.is_area),
              array_agg(l.longitude order by l.address_id)) as longitudes,
            search.joined(l.words order by l.address_id) as words
          from search.place l where l.address_id = any (offered.addresses || p.address_id)
        ) around
        cross join lateral (
          select array_agg(distinct code) as areas
          from search.place l, unnest(l.areas) as code where l.address_id = any (offered.addresses || p.address_id)
        ) covered
        where p.approved_at is not null and around.words is not null %s
      $$ $create$, made[1], made[2]);
  end loop;
end $do$;

-- The codes of those who serve the region or the country that a place is in.
create function search.serving(id int) returns int[] language sql stable as $$
  select coalesce(array_agg(-code), '{}') from search.place p, unnest(p.areas) as code
  where p.address_id = id and code < 0 and code <> -id
$$;

-- How far away who serves the area counts for the order.
create function search.serving_km() returns float8 language sql immutable parallel safe as $$ select 15.0::float8 $$;

-- As before; `own` is the place's own code and then those of who serves an area that it is in.
do $do$
declare
  last constant int := cardinality(search.tier_sizes());
  near text := '';
  around text := '';
  anywhere text := '';
  documents constant text := $sql$ (
          select *, ctid as at, false as is_fresh from search.document
          union all
          select *, null::tid, true from search.fresh
        ) $sql$;
  candidates constant text := $sql$
      select k.*
      from (
        select %s, d.provider_id, %s as key
        from $sql$ || documents || $sql$ d where %s
      ) k
      where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
      order by k.key desc, k.provider_id limit search.block_size(%s) $sql$;
  read_at_once constant text := 'd.quality, d.latitudes, d.longitudes, d.areas, d.terms, null::int as total';
  read_later constant text := 'd.at, count(*) over () as total, '
    || (select string_agg(format('case when d.is_fresh then d.%1$s end as %1$s', name), ', ')
        from unnest('{quality,latitudes,longitudes,areas,terms}'::text[]) as name);
  later constant text := $sql$
      select coalesce(t.quality, l.quality) as quality, coalesce(t.latitudes, l.latitudes) as latitudes,
        coalesce(t.longitudes, l.longitudes) as longitudes, coalesce(t.areas, l.areas) as areas,
        coalesce(t.terms, l.terms) as terms, l.total, l.provider_id, l.key
      from (%s) l left join search.document t on t.ctid = l.at $sql$;
  branch constant text := $sql$
    when %s then
      select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key), max(s.total)
      into ids, scores, distances, keys, total
      from (select c.*, %s as score from (%s) c order by score desc, c.provider_id) s; $sql$;
  with_distance constant text := $sql$
    select t.provider_id, t.key, t.total, t.quality, t.terms, case
      when inside and t.areas && place then 0
      else least(case when t.areas && serving then search.serving_km() end, case when cardinality(t.latitudes) <= 3 then 111.2 * sqrt(least(
        (t.latitudes[1] - latitude) ^ 2 + ((t.longitudes[1] - longitude) * stretch) ^ 2,
        (t.latitudes[2] - latitude) ^ 2 + ((t.longitudes[2] - longitude) * stretch) ^ 2,
        (t.latitudes[3] - latitude) ^ 2 + ((t.longitudes[3] - longitude) * stretch) ^ 2))
      else (select 111.2 * sqrt(min((y - latitude) ^ 2 + ((x - longitude) * stretch) ^ 2))
            from unnest(t.latitudes, t.longitudes) as at (y, x)) end) end as km
    from (%s) t
    -- or the distance is computed for each time that it is used
    offset 0 $sql$;
  without_distance constant text := 'select t.provider_id, t.key, t.total, t.quality, t.terms, null::float8 as km from (%s) t';
  frame constant text := $sql$
    create or replace function search.%s, bound float8, bound_id int,
      out ids int[], out scores float8[], out distances float8[], out keys float8[], out total int)
    language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
    %s
      case tier %s
      end case;
    end $$ $sql$;
  in_tiers text;
  read text;
  complete text;
  also_own text;
begin
  for tier in 0 .. last loop
    in_tiers := case when tier < last then format('and d.tier <= %s', tier) end;
    also_own := case when tier < last then 'or (%s d.areas && whole)' else '' end;
    read := case when tier < last then read_at_once else read_later end;
    complete := case when tier < last then '%s' else later end;
    near := near || format(branch, tier, $sql$
      (0.3 + ts_rank('{0.05, 0.2, 0.6, 1}', c.terms, ranking) + 0.1 * c.quality) / (1 + c.km / 40)
        + coalesce((1 + 1 / array_position(named, c.provider_id)::float8) / (1 + (c.km / 50) ^ 2), 0) $sql$,
      format(with_distance, format(complete, format(candidates, read,
        'd.quality + (d.areas && place)::int::float8 + 2 * (d.provider_id = any (named))::int::float8',
        format('(d.terms @@ must and d.areas && ring %s)', in_tiers) || format(also_own, 'd.terms @@ must and')
          || ' or d.provider_id = any (named)', 'true'))));
    around := around || format(branch, tier, '(1 + 0.2 * c.quality) / (1 + c.km / 40)',
      format(with_distance, format(complete, format(candidates, read, 'd.quality + (d.areas && place)::int::float8',
        format('(d.areas && ring %s)', in_tiers) || format(also_own, ''), 'true'))));
    anywhere := anywhere || format(branch, tier, $sql$
      ts_rank('{0.05, 0.2, 0.6, 1}', c.terms, ranking)
        + coalesce(1 + 1 / array_position(named, c.provider_id)::float8, 0) + 0.3 * c.quality $sql$,
      format(without_distance, format(complete, format(candidates, read,
        'd.quality + 2 * (d.provider_id = any (named))::int::float8',
        format('(d.terms @@ must %s) or d.provider_id = any (named)', in_tiers), 'false'))));
  end loop;
  execute format(frame, 'near(tier int, must tsquery, ranking tsquery, named int[], ring int[], own int[],
      whole int[], latitude float8, longitude float8, inside boolean', $sql$
    declare
      stretch constant float8 := cos(radians(latitude));
      place constant int[] := own[1:1];
      serving constant int[] := own[2:];
    begin $sql$, near);
  execute format(frame, 'around(tier int, ring int[], own int[], whole int[], latitude float8, longitude float8, inside boolean', $sql$
    declare
      stretch constant float8 := cos(radians(latitude));
      place constant int[] := own[1:1];
      serving constant int[] := own[2:];
    begin $sql$, around);
  execute format(frame, 'anywhere(tier int, must tsquery, ranking tsquery, named int[]', 'begin', anywhere);
end $do$;

-- As before: only those of the place itself come before the ring, not those who serve an area around it.
create or replace function search.block(must tsquery, ranking tsquery, named int[], ring int[], ring_documents int, own int[],
  latitude float8, longitude float8, inside boolean, expected float8, bound float8, bound_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out total int)
language plpgsql stable as $$
declare
  last constant int := cardinality(search.tier_sizes());
  wanted constant float8 := 1.2 * search.block_size(true);
  share constant float8 := expected / (select greatest(documents, 1) from search.size);
  place constant int[] := own[1:1];
  own_expected constant float8 := share * search.documents_in(place);
  ring_expected constant float8 := share * ring_documents;
  -- the place itself has a block: nobody else comes into it
  own_alone boolean := (bound is null or bound >= 1) and own_expected > 1.5 * search.block_size(true) and ring_expected > 2000;
  look_at int[] := case when own_alone then place else ring end;
  tier int := case when own_alone then search.tier(own_expected, wanted) when ring_expected <= 2000 then last
    else search.tier(ring_expected, wanted) end;
begin
  loop
    if must is null then
      select * into ids, scores, distances, keys, total
      from search.around(tier, look_at, own, case when own_alone then '{}' else place end, latitude, longitude, inside, bound, bound_id);
    else
      select * into ids, scores, distances, keys, total
      from search.near(tier, must, ranking, named, look_at, own, case when own_alone then '{}' else place end, latitude,
        longitude, inside, bound, bound_id);
    end if;
    exit when cardinality(ids) = search.block_size(true) or (tier = last and not own_alone);
    if own_alone and tier = last then
      own_alone := false;
      look_at := ring;
    end if;
    tier := least(tier + 1, last);
  end loop;
  -- of the place itself; there are others around it
  if own_alone then total := null; end if;
end $$;

-- As before, with those who serve an area around the place. They do not make a ring large enough: those nearer by who are
-- there are looked for as if there were none of them.
create or replace function search.page(
  musts text[], rarest int[], ranking text, name text,
  place_id int, kind public.address_kind, latitude float8, longitude float8,
  size int, at_must int, at_step int, at_bound float8, at_bound_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, must int, step int, bound float8, bound_id int,
  matched int, is_exact boolean, card json)
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  near constant boolean := place_id is not null;
  last_step constant int := case when not near then cardinality(search.tier_sizes()) + 1 when kind = 'city' then 3
    when kind = 'region' then 2 else 1 end;
  own constant int[] := case when near then -place_id || search.serving(place_id) end;
  named int[];
  expected int;
  is_few boolean;
  ring int[];
  ring_documents int;
  ids int[]; scores float8[]; distances float8[]; keys float8[];
  block_size int;
  -- those that are there, not those that only serve an area around it
  local_size int;
  emitted int := 0;
  batch int;
begin
  -- While a rebuild puts its tables in the place of these, waits for it before anything is read, so as to see what is in
  -- them: what had begun to read saw nobody. (A function that is not volatile sees only what there was when it was called.)
  lock table search.document in access share mode;
  named := case when name is null then '{}' else search.named(name::tsquery) end;
  must := coalesce(at_must, 1);
  step := at_step;
  bound := at_bound;
  bound_id := at_bound_id;
  loop
    if expected is null and (near or step is null) then
      if musts[must] is null then
        select documents into expected from search.size;
      else
        select e.documents, e.is_few into expected, is_few from search.expected(musts[must], must, rarest[must]) e;
      end if;
    end if;
    step := coalesce(step, case when near then 1 when is_few then last_step
      else search.tier(expected, search.block_size(false) * 0.6) + 1 end);
    if near then
      ring := coalesce(search.ring(step, place_id, kind, latitude, longitude),
        (select array_agg(-a.id) from public.addresses a where a.kind = 'country'));
      ring_documents := search.documents_in(ring);
      if at_must is null and step < last_step and ring_documents < 20 then
        step := step + 1;
        continue;
      end if;
      if step <= last_step then
        ring := ring || own[2:];
        ring_documents := ring_documents + search.documents_in(own[2:]);
      end if;
      select * into ids, scores, distances, keys, matched from search.block(musts[must]::tsquery, ranking::tsquery, named,
        ring, ring_documents, own, latitude, longitude, kind <> 'city', expected, bound, bound_id);
    else
      select * into ids, scores, distances, keys, matched
      from search.anywhere(step - 1, musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
    end if;
    is_exact := matched is not null;
    if not near then matched := coalesce(matched, expected); end if;
    block_size := coalesce(cardinality(ids), 0);

    -- The first block decides how far to look: until there is a page to show.
    if at_must is null and emitted = 0 then
      local_size := case when near then (select count(*) from unnest(distances) as km where km <> search.serving_km())
        else block_size end;
      if local_size < 20 and step < last_step then
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
        expected := null;
        continue;
      end if;
    end if;

    return query
      select r.id, r.score, r.distance, page.must, page.step, page.bound, page.bound_id,
        case when page.bound is null then page.matched end, page.is_exact, shown.card
      from (
        select u.id, u.score, u.distance, u.position from unnest(ids, scores, distances) with ordinality as u (id, score, distance, position)
        where at_score is null or u.score < at_score or (u.score = at_score and u.id > at_id)
        order by u.position limit size - emitted
      ) r
      left join search.card k on k.provider_id = r.id
      left join search.stale s on s.provider_id = r.id
      cross join lateral (
        select case when s.provider_id is null then k.card else search.live_card(r.id) end as card offset 0
      ) shown
      where shown.card is not null
      order by r.position;
    get diagnostics batch = row_count;
    emitted := emitted + batch;
    at_score := null;

    exit when emitted >= size;
    if block_size = search.block_size(near) then
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

-- As before, with those who serve an area around the place.
create or replace function search.count(must text, nth_filter int, rarest int, place_id int, kind public.address_kind, latitude float8,
  longitude float8, step int, out documents int, out is_exact boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  around constant int[] := case when place_id is not null then search.ring(step, place_id, kind, latitude, longitude) end;
  ring constant int[] := case when around is not null then around || search.serving(place_id) end;
  filter constant tsquery := must::tsquery;
  at_most int;
  is_few boolean;
begin
  is_exact := false;
  if ring is null then
    select e.documents, e.is_few into documents, is_few from search.expected(must, nth_filter, rarest) e;
    if not is_few then return; end if;
  else
    select coalesce(rarest, s.documents)::float8 * search.documents_in(ring) / greatest(s.documents, 1) into at_most
    from search.size s;
    if filter is null and cardinality(around) = 1 and at_most > 2000 then
      documents := at_most;
      return;
    end if;
    if at_most > 40000 then
      documents := 256 * case
        when filter is null then (select count(*) from search.document d where provider_id % 256 = 7 and d.areas && ring)
        else (select count(*) from search.document d where provider_id % 256 = 7 and d.terms @@ filter and d.areas && ring) end;
      if documents >= 128 * 256 then return; end if;
    end if;
    documents := 16 * case
      when filter is null then (select count(*) from search.document d where provider_id % 16 = 7 and d.areas && ring)
      else (select count(*) from search.document d where provider_id % 16 = 7 and d.terms @@ filter and d.areas && ring) end;
    if documents >= search.few(nth_filter) * 16 then return; end if;
  end if;
  is_exact := true;
  documents := case
    when filter is null then (select count(*) from search.document d where d.areas && ring)
    when ring is null then (select count(*) from search.document d where d.terms @@ filter)
    else (select count(*) from search.document d where d.terms @@ filter and d.areas && ring) end
    + (select count(*) from search.fresh d where (ring is null or d.areas && ring) and (filter is null or d.terms @@ filter));
end $$;

select search.read_places(array(select id from addresses where kind <> 'city'));

select search.rebuild();
