-- Searches look no deeper than they must: how many documents can match is known before they are read (from the
-- vocabulary, a sample and the areas), and the best of very many are found in a tier that has just enough of them. Where
-- all that match are read, they are counted on the way.

drop function search.page(text[], int[], text, text, int, public.address_kind, float8, float8, int, int, int, float8, int,
  float8, int);
drop function search.near(tsquery, tsquery, int[], int[], int, float8, float8, boolean, float8, int);
drop function search.anywhere_0(tsquery, tsquery, int[], float8, int);
drop function search.anywhere_1(tsquery, tsquery, int[], float8, int);
drop function search.anywhere_2(tsquery, tsquery, int[], float8, int);
drop function search.anywhere_3(tsquery, tsquery, int[], float8, int);
drop function search.count(text, int, int, public.address_kind, float8, float8, int);

-- What is typed is understood in the server (server/search/keywords), which asks these two for what the vocabulary has.
drop function search.understand(text);
drop function search.corrections(text, int);
drop function search.slips(text, int);
drop function search.asking_words();
drop function search.relaxed(text[], int[]);

-- The words of a text that search reads: folded as typed, their lexemes, and how many documents have those. With each,
-- how many documents there are, and the tsquery of documents whose name has the same words, or is the very same.
create function search.words(keywords text)
returns table (token text, lexeme text, documents int, total int, name text)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select typed.token, typed.lexeme, coalesce(t.documents, 0), greatest(s.documents, 1),
      concat_ws('|', quote_literal(search.name_key(keywords)), quote_literal(search.whole_name(keywords)))
    from (
      select l.lexeme, min(w.token) as token
      from unnest(string_to_array(trim(search.fold(keywords)), ' ')) as w (token),
        unnest(tsvector_to_array(search.vector(w.token))) as l (lexeme)
      group by l.lexeme
    ) typed
    cross join search.size s
    left join search.term t on t.lexeme = typed.lexeme
    order by typed.lexeme collate "C";
end $$;

-- Words of the vocabulary that look like a lexeme and are at most two letters off, the likeliest three.
create function search.lookalikes(wrong text) returns table (lexeme text, documents int)
language plpgsql stable set pg_trgm.similarity_threshold = 0.25 set enable_seqscan = off
set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select t.lexeme, t.documents from search.term t
    where (t.documents >= 3 or t.in_name) and t.lexeme operator(public.%) wrong and t.lexeme <> wrong
      and abs(length(t.lexeme) - length(wrong)) <= 2 and public.levenshtein_less_equal(t.lexeme, wrong, 2) <= 2
    order by public.levenshtein(t.lexeme, wrong) - 0.2 * ln(t.documents) limit 3;
end $$;

create function search.cells_around(cell int) returns int[] language sql immutable parallel safe as $$
  select array[cell - 4097, cell - 4096, cell - 4095, cell - 1, cell, cell + 1, cell + 4095, cell + 4096, cell + 4097]
$$;

-- As before, written so that PostgreSQL puts it in place of the call: a cell's neighbours are its code and one more or
-- less in each half of it.
create or replace function search.ring(step int, id int, kind public.address_kind, latitude float8, longitude float8) returns int[]
language sql immutable parallel safe as $$
  select case
    when step > case kind when 'city' then 3 when 'region' then 2 else 1 end then null
    when kind <> 'city' and step = 1 then array[-id]
    when kind = 'city' then search.cells_around(search.cell(step, latitude, longitude))
    else search.cells_around(search.cell(3, latitude, longitude)) || array[-id]
  end
$$;

-- How many documents are scored at once: the best by quality of those that match. Near a place more, for the best are not
-- the nearest.
create function search.block_size(is_near boolean) returns int language sql immutable parallel safe as $$
  select case when is_near then 200 else 120 end
$$;

-- The first tier that is expected to have `wanted` of the `expected` documents that match, or the last one. Where they are
-- no more than 2,000 (`whole`), all are read, and so counted.
create function search.tier(expected float8, wanted float8, whole boolean) returns int language plpgsql stable as $$
declare
  sizes constant int[] := search.tier_sizes();
  total int;
  tier int := 0;
begin
  if whole and expected <= 2000 then return cardinality(sizes); end if;
  select documents into total from search.size;
  while tier < cardinality(sizes) and expected * sizes[tier + 1] < wanted * total loop
    tier := tier + 1;
  end loop;
  return tier;
end $$;

-- About how many documents match: as the vocabulary says for one word with its corrections, else by a sample. Fewer than
-- `few` in the sample say no more than that they can all be read. `rarest`: how many at most.
create function search.expected(must text, rarest int, few int) returns int language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  sampled int;
begin
  if strpos(must, '&') = 0 then return rarest; end if;
  select count(*) into sampled from search.document d where d.provider_id % 256 = 7 and d.terms @@ must::tsquery;
  return least(rarest, case when sampled < few then 2000 else greatest(2001, 256 * sampled) end);
end $$;

-- How many documents the areas have; of which some may be in two.
create function search.documents_in(codes int[]) returns int language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return coalesce((select sum(documents) from search.area where code = any (codes)), 0);
end $$;

-- A block of documents near a place, scored. They are the first below (bound, bound_id) in the order of `key`: those named
-- so, then those of the place itself (`own`), then the others of the ring, each by quality. Areas in `whole` are looked
-- for in all tiers.
-- Score: relevance and a little quality, falling with the distance of the nearest of the provider's places (to half at
-- 40 km), so that far out the nearer comes first; an exact name counts beside that only near the place: whoever asks for
-- a place gets a namesake from afar first only when nobody near matches. `inside`: the place is a region or country, and
-- whoever is in it is at distance 0.
--
-- The same anywhere: `key` is the quality, those named so before all; of those, one whose whole name it is comes
-- first.
--
-- One statement for each tier with those before it, because PostgreSQL uses a tier's own index only where the tier is
-- written out. `total`: how many match in all, where all tiers are looked at. There candidates are put in order without
-- their texts, which are fetched once it is known which they are: there may be thousands to choose from. (least() passes
-- over places that are not there; a query for each document, to find its nearest place, took longer than all the rest.)
do $do$
declare
  last constant int := cardinality(search.tier_sizes());
  near text := '';
  around text := '';
  anywhere text := '';
  candidates constant text := $sql$
      select k.*
      from (
        select %s, d.provider_id, %s as key
        from search.document d where %s
      ) k
      where bound is null or (k.key, -k.provider_id) < (bound, -bound_id)
      order by k.key desc, k.provider_id limit search.block_size(%s) $sql$;
  read_at_once constant text := 'd.quality, d.latitudes, d.longitudes, d.areas, d.terms, null::int as total';
  read_later constant text := 'd.ctid as at, count(*) over () as total';
  later constant text := $sql$
      select t.quality, t.latitudes, t.longitudes, t.areas, t.terms, l.total, l.provider_id, l.key
      from (%s) l join search.document t on t.ctid = l.at $sql$;
  branch constant text := $sql$
    when %s then
      select array_agg(s.provider_id), array_agg(s.score), array_agg(s.km), array_agg(s.key), max(s.total)
      into ids, scores, distances, keys, total
      from (select c.*, %s as score from (%s) c order by score desc, c.provider_id) s; $sql$;
  with_distance constant text := $sql$
    select t.provider_id, t.key, t.total, t.quality, t.terms, case
      when inside and t.areas && own then 0
      when cardinality(t.latitudes) <= 3 then 111.2 * sqrt(least(
        (t.latitudes[1] - latitude) ^ 2 + ((t.longitudes[1] - longitude) * stretch) ^ 2,
        (t.latitudes[2] - latitude) ^ 2 + ((t.longitudes[2] - longitude) * stretch) ^ 2,
        (t.latitudes[3] - latitude) ^ 2 + ((t.longitudes[3] - longitude) * stretch) ^ 2))
      else (select 111.2 * sqrt(min((y - latitude) ^ 2 + ((x - longitude) * stretch) ^ 2))
            from unnest(t.latitudes, t.longitudes) as place (y, x)) end as km
    from (%s) t
    -- or the distance is computed for each time that it is used
    offset 0 $sql$;
  without_distance constant text := 'select t.provider_id, t.key, t.total, t.quality, t.terms, null::float8 as km from (%s) t';
  frame constant text := $sql$
    create function search.%s, bound float8, bound_id int,
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
        'd.quality + (d.areas && own)::int::float8 + 2 * (d.provider_id = any (named))::int::float8',
        format('(d.terms @@ must and d.areas && ring %s)', in_tiers) || format(also_own, 'd.terms @@ must and')
          || ' or d.provider_id = any (named)', 'true'))));
    around := around || format(branch, tier, '(1 + 0.2 * c.quality) / (1 + c.km / 40)',
      format(with_distance, format(complete, format(candidates, read, 'd.quality + (d.areas && own)::int::float8',
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
    begin $sql$, near);
  execute format(frame, 'around(tier int, ring int[], own int[], whole int[], latitude float8, longitude float8, inside boolean', $sql$
    declare
      stretch constant float8 := cos(radians(latitude));
    begin $sql$, around);
  execute format(frame, 'anywhere(tier int, must tsquery, ranking tsquery, named int[]', 'begin', anywhere);
end $do$;

-- A block of `near` or `around` (without words), from as few tiers as have one. `ring_documents`: how many are in the
-- ring. `expected`: about how many match everywhere. Tiers and the place's own are each the beginning of the order, so a
-- block of them is the first.
create function search.block(must tsquery, ranking tsquery, named int[], ring int[], ring_documents int, own int[],
  latitude float8, longitude float8, inside boolean, expected float8, bound float8, bound_id int,
  out ids int[], out scores float8[], out distances float8[], out keys float8[], out total int)
language plpgsql stable as $$
declare
  last constant int := cardinality(search.tier_sizes());
  wanted constant float8 := 1.2 * search.block_size(true);
  share constant float8 := expected / (select greatest(documents, 1) from search.size);
  own_expected constant float8 := share * search.documents_in(own);
  ring_expected constant float8 := share * ring_documents;
  -- the place itself has a block: nobody else comes into it
  own_alone boolean := (bound is null or bound >= 1) and own_expected > 1.5 * search.block_size(true) and ring_expected > 2000;
  look_at int[] := case when own_alone then own else ring end;
  tier int := case when own_alone then search.tier(own_expected, wanted, false) else search.tier(ring_expected, wanted, true) end;
begin
  loop
    if must is null then
      select * into ids, scores, distances, keys, total
      from search.around(tier, look_at, own, case when own_alone then '{}' else own end, latitude, longitude, inside, bound, bound_id);
    else
      select * into ids, scores, distances, keys, total
      from search.near(tier, must, ranking, named, look_at, own, case when own_alone then '{}' else own end, latitude,
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

-- A page of results, best first, with what a cursor must hold to go on after each:
--   must, step  which filter and which ring (near a place) or tier (else, counted from 1) answers: chosen by the first
--               page, kept by the next ones
--   bound       where the block that the row was scored in begins
--   score, provider_id
-- `matched` is how many match in all, where the first block has seen them all. Beyond the widest ring is a last step, all
-- countries, taken only when nobody within the ring has the words: the nearest of all who have them.
create function search.page(
  musts text[], rarest int[], ranking text, name text,
  place_id int, kind public.address_kind, latitude float8, longitude float8,
  size int, at_must int, at_step int, at_bound float8, at_bound_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, must int, step int, bound float8, bound_id int,
  matched int, card json)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  near constant boolean := place_id is not null;
  last_step constant int := case when not near then cardinality(search.tier_sizes()) + 1 when kind = 'city' then 3
    when kind = 'region' then 2 else 1 end;
  named constant int[] := case when name is null then '{}' else search.named(name::tsquery) end;
  expected float8;
  ring int[];
  ring_documents int;
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
    if expected is null and (near or step is null) then
      expected := case when musts[must] is null then (select documents from search.size)
        -- to find all with only some of the words takes longest, and is worth least
        else search.expected(musts[must], rarest[must], case when must = 1 then 12 else 3 end) end;
    end if;
    step := coalesce(step, case when near then 1 else search.tier(expected, search.block_size(false) * 0.6, true) + 1 end);
    if near then
      ring := coalesce(search.ring(step, place_id, kind, latitude, longitude),
        (select array_agg(-a.id) from public.addresses a where a.kind = 'country'));
      ring_documents := search.documents_in(ring);
      if at_must is null and step < last_step and ring_documents < 20 then
        step := step + 1;
        continue;
      end if;
      select * into ids, scores, distances, keys, matched from search.block(musts[must]::tsquery, ranking::tsquery, named,
        ring, ring_documents, array[-place_id], latitude, longitude, kind <> 'city', expected, bound, bound_id);
    else
      select * into ids, scores, distances, keys, matched
      from search.anywhere(step - 1, musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
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
        expected := null;
        continue;
      end if;
    end if;

    return query
      select r.id, r.score, r.distance, page.must, page.step, page.bound, page.bound_id,
        case when page.bound is null then page.matched end, k.card
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

-- How many documents a search has in all, where its page has not seen them all: from the vocabulary, the areas or a sample,
-- if there are so many that `few` or more are in a sample of 1/16; else exact.
create function search.count(must text, rarest int, few int, place_id int, kind public.address_kind, latitude float8,
  longitude float8, step int, out documents int, out is_exact boolean)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ring constant int[] := case when place_id is not null then search.ring(step, place_id, kind, latitude, longitude) end;
  filter constant tsquery := must::tsquery;
  at_most int := coalesce(rarest, (select s.documents from search.size s));
begin
  is_exact := false;
  if ring is not null then
    at_most := at_most::float8 * search.documents_in(ring) / (select greatest(s.documents, 1) from search.size s);
  end if;
  if at_most > 2000 and ((ring is null and strpos(must, '&') = 0) or (filter is null and cardinality(ring) = 1)) then
    documents := at_most;
    return;
  end if;
  if at_most > 40000 then
    documents := 256 * case
      when filter is null then (select count(*) from search.document d where provider_id % 256 = 7 and d.areas && ring)
      when ring is null then (select count(*) from search.document d where provider_id % 256 = 7 and d.terms @@ filter)
      else (select count(*) from search.document d where provider_id % 256 = 7 and d.terms @@ filter and d.areas && ring) end;
    if documents >= 128 * 256 then return; end if;
  end if;
  documents := 16 * case
    when filter is null then (select count(*) from search.document d where provider_id % 16 = 7 and d.areas && ring)
    when ring is null then (select count(*) from search.document d where provider_id % 16 = 7 and d.terms @@ filter)
    else (select count(*) from search.document d where provider_id % 16 = 7 and d.terms @@ filter and d.areas && ring) end;
  if documents >= few * 16 then return; end if;
  is_exact := true;
  documents := case
    when filter is null then (select count(*) from search.document d where d.areas && ring)
    when ring is null then (select count(*) from search.document d where d.terms @@ filter)
    else (select count(*) from search.document d where d.terms @@ filter and d.areas && ring) end;
end $$;
