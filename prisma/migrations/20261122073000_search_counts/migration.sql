-- About how many match is found out once, for both what to read and what to say: from a sample of 1/16. The smaller one of
-- before could not tell 2,000 from 4,000, so that many were read to be counted, for most of a search's time.

drop function search.tier(float8, float8, boolean);
drop function search.expected(text, int, int);
drop function search.page(text[], int[], text, text, int, public.address_kind, float8, float8, int, int, int, float8, int,
  float8, int);
drop function search.count(text, int, int, int, public.address_kind, float8, float8, int);

-- The first tier that is expected to have `wanted` of the `expected` documents that match, or the last one.
create function search.tier(expected float8, wanted float8) returns int language plpgsql stable as $$
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

-- How many of a sample of 1/16 are enough to say about how many there are: 2,000 in all. Of those who have only some of the
-- words (the second filter of a search and the next) 250: to count them takes longest, and is worth least.
create function search.few(nth_filter int) returns int language sql immutable parallel safe as $$
  select case when nth_filter = 1 then 128 else 16 end
$$;

-- About how many documents match: as the vocabulary says for one word with its corrections, else by a sample. `is_few`: they
-- can all be read, and so counted. `rarest`: how many at most.
create function search.expected(must text, nth_filter int, rarest int, out documents int, out is_few boolean)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  sampled int;
begin
  if strpos(must, '&') = 0 then
    documents := rarest;
    is_few := rarest <= 2000;
    return;
  end if;
  -- some of the words are what very many have: a smaller sample may do
  if nth_filter > 1 then
    select count(*) into sampled from search.document d where d.provider_id % 256 = 7 and d.terms @@ must::tsquery;
    if sampled >= search.few(nth_filter) then
      documents := least(rarest, 256 * sampled);
      is_few := false;
      return;
    end if;
  end if;
  select count(*) into sampled from search.document d where d.provider_id % 16 = 7 and d.terms @@ must::tsquery;
  documents := least(rarest, 16 * greatest(sampled, 1));
  is_few := sampled < search.few(nth_filter);
end $$;

-- A block of `near` or `around` (without words), from as few tiers as have one. `ring_documents`: how many are in the
-- ring. `expected`: about how many match everywhere. Tiers and the place's own are each the beginning of the order, so a
-- block of them is the first.
create or replace function search.block(must tsquery, ranking tsquery, named int[], ring int[], ring_documents int, own int[],
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
  tier int := case when own_alone then search.tier(own_expected, wanted) when ring_expected <= 2000 then last
    else search.tier(ring_expected, wanted) end;
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
-- `matched` is how many match in all, where that is known: exactly where the first block has seen them all, else about, by
-- vocabulary or sample. Beyond the widest ring is a last step, all countries, taken only when nobody within the ring has
-- the words: the nearest of all who have them.
create function search.page(
  musts text[], rarest int[], ranking text, name text,
  place_id int, kind public.address_kind, latitude float8, longitude float8,
  size int, at_must int, at_step int, at_bound float8, at_bound_id int, at_score float8, at_id int)
returns table (provider_id int, score float8, kilometres float8, must int, step int, bound float8, bound_id int,
  matched int, is_exact boolean, card json)
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare
  near constant boolean := place_id is not null;
  last_step constant int := case when not near then cardinality(search.tier_sizes()) + 1 when kind = 'city' then 3
    when kind = 'region' then 2 else 1 end;
  named int[];
  expected int;
  is_few boolean;
  ring int[];
  ring_documents int;
  ids int[]; scores float8[]; distances float8[]; keys float8[];
  block_size int;
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
      select * into ids, scores, distances, keys, matched from search.block(musts[must]::tsquery, ranking::tsquery, named,
        ring, ring_documents, array[-place_id], latitude, longitude, kind <> 'city', expected, bound, bound_id);
    else
      select * into ids, scores, distances, keys, matched
      from search.anywhere(step - 1, musts[must]::tsquery, ranking::tsquery, named, bound, bound_id);
    end if;
    is_exact := matched is not null;
    if not near then matched := coalesce(matched, expected); end if;
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
        case when page.bound is null then page.matched end, page.is_exact, k.card
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
-- if there are so many that enough are in it; else exact.
create function search.count(must text, nth_filter int, rarest int, place_id int, kind public.address_kind, latitude float8,
  longitude float8, step int, out documents int, out is_exact boolean)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ring constant int[] := case when place_id is not null then search.ring(step, place_id, kind, latitude, longitude) end;
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
    if filter is null and cardinality(ring) = 1 and at_most > 2000 then
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

-- As `page`, for what a rebuild may be replacing.
alter function search.words(text) volatile;
alter function search.lookalikes(text) volatile;
