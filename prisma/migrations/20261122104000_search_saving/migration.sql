-- The card waits too: it is made when it is shown until it is written, a moment after the change. And what cannot wait takes
-- less: a name is folded and stemmed once, not three to five times; what there was and what there is are read by one
-- statement; the vocabulary is asked for words that are new to the document only.

-- Providers that have changed since their card was written.
create table search.stale (provider_id int primary key);

create function search.lexemes(folded text) returns tsvector language sql immutable parallel safe strict as $$
  select ts_delete(to_tsvector('simple', search.stem(folded)), search.stop_words())
$$;

create function search.key(lexemes tsvector) returns text language sql immutable parallel safe as $$
  select '=' || nullif(array_to_string(tsvector_to_array(lexemes), ' '), '')
$$;

create function search.whole(folded text) returns text language sql immutable parallel safe as $$
  select '==' || nullif(btrim(folded), '')
$$;

-- As before, by these.
create or replace function search.vector(value text) returns tsvector language sql immutable parallel safe as $$
  select search.lexemes(search.fold(coalesce(value, '')))
$$;

create or replace function search.name_key(name text) returns text language sql immutable parallel safe as $$
  select search.key(search.vector(name))
$$;

create or replace function search.whole_name(name text) returns text language sql immutable parallel safe as $$
  select search.whole(search.fold(name))
$$;

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
          select array_agg(l.latitude order by l.address_id) as latitudes,
            array_agg(l.longitude order by l.address_id) as longitudes,
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

-- The card as it would be written now; null if the provider is not approved.
create function search.live_card(id int) returns json language sql stable as $$
  select card from search.cards(array[id])
$$;

-- The cards of these providers as they are now.
create function search.shown_cards(ids int[]) returns table (card json) language sql stable set enable_seqscan = off as $$
  select card from (
    select case when s.provider_id is null then k.card else search.live_card(id) end as card
    from unnest(ids) as id
    left join search.card k on k.provider_id = id
    left join search.stale s on s.provider_id = id
    offset 0
  ) shown
  where card is not null
$$;

-- As before, and writes as many cards; says of which there were more.
create or replace function search.settle(at_most int) returns int language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  settled int;
  ids int[];
begin
  begin
    lock table search.size in row exclusive mode nowait;
  exception when lock_not_available then
    return 0;
  end;
  lock table search.fresh in row exclusive mode;
  with chosen as materialized (
    select provider_id from search.fresh limit at_most for update skip locked
  ), gone as (
    delete from search.fresh where provider_id in (select provider_id from chosen) returning fresh.*
  )
  insert into search.document select * from gone;
  get diagnostics settled = row_count;

  with chosen as materialized (
    select provider_id from search.stale limit at_most for update skip locked
  ), gone as (
    delete from search.stale where provider_id in (select provider_id from chosen) returning provider_id
  )
  select array_agg(provider_id) into ids from gone;
  -- by a statement of its own, which sees what had been changed before they were chosen
  insert into search.card select * from search.cards(ids)
    on conflict (provider_id) do update set card = excluded.card;
  return greatest(settled, cardinality(ids));
end $$;

-- As before, and the card waits.
create or replace function search.refresh(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  id int;
  -- not of the tables' own types: a rebuild makes the tables anew, and with them other types
  now record;
  threshold real;
  tier int;
  waits boolean;
  added tsvector[];
begin
  lock table search.fresh in row exclusive mode;
  -- first: nobody else writes their cards, or changes them, until this is committed
  insert into search.stale select distinct unnest(ids) order by 1
    on conflict (provider_id) do update set provider_id = excluded.provider_id;
  foreach id in array ids loop
    select d.quality, d.latitudes, d.longitudes, d.areas, d.terms, s.thresholds,
      f.provider_id is not null as is_fresh, coalesce(f.provider_id, i.provider_id) is not null as is_there,
      coalesce(f.quality, i.quality) as old_quality, coalesce(f.terms, i.terms) as old_terms,
      d.terms = coalesce(f.terms, i.terms) and d.areas = coalesce(f.areas, i.areas)
        and d.latitudes = coalesce(f.latitudes, i.latitudes) and d.longitudes = coalesce(f.longitudes, i.longitudes)
        and abs(d.quality - coalesce(f.quality, i.quality)) < 0.03 as is_same
    into now
    from search.size s
    left join search.fresh f on f.provider_id = id
    left join search.document i on i.provider_id = id
    left join search.documents(array[id]) d on true;

    continue when now.is_same;
    if now.is_fresh then
      delete from search.fresh where provider_id = id;
      -- or it has been put into the indexes meanwhile
      now.is_fresh := found;
    end if;
    if now.is_there and not now.is_fresh then
      delete from search.document where provider_id = id;
    end if;
    if now.terms is null then
      delete from search.card where provider_id = id;
      continue;
    end if;
    if now.is_there then
      if abs(now.quality - now.old_quality) < 0.03 then now.quality := now.old_quality; end if;
      -- words that it did not have, and those that were not in its name
      added := added || (ts_delete(now.terms, tsvector_to_array(now.old_terms))
        || ts_delete(ts_filter(now.terms, '{a}'), tsvector_to_array(ts_filter(now.old_terms, '{a}'))));
    else
      added := added || now.terms;
    end if;
    tier := 0;
    foreach threshold in array now.thresholds loop
      tier := tier + (now.quality < threshold)::int;
    end loop;
    -- by what is in no index, or it would be counted through one, which takes longer
    waits := coalesce(waits, cardinality(ids) <= search.fresh_limit() / 10
      and not exists (select from search.fresh f where f.tier >= 0 offset search.fresh_limit()));
    if waits then
      insert into search.fresh (provider_id, quality, tier, latitudes, longitudes, areas, terms)
        values (id, now.quality, tier, now.latitudes, now.longitudes, now.areas, now.terms);
    else
      insert into search.document (provider_id, quality, tier, latitudes, longitudes, areas, terms)
        values (id, now.quality, tier, now.latitudes, now.longitudes, now.areas, now.terms);
    end if;
  end loop;

  if added is not null then
    -- Only what the vocabulary lacks: a word that conflicts is locked until the transaction ends, even when nothing of it
    -- changes, and writers would wait for each other on the common ones. In one order, so that they never do in a circle.
    insert into search.term (lexeme, documents, in_name)
      select word.lexeme, 1, bool_or(word.in_name)
      from (select lexeme, 'A' = any (weights) as in_name from unnest(added) as vector, unnest(vector)) word
      where length(word.lexeme) <= 30 and word.lexeme not like '=%'
        and not exists (select from search.term t where t.lexeme = word.lexeme and t.in_name >= word.in_name)
      group by word.lexeme order by word.lexeme
    on conflict (lexeme) do update set in_name = true where excluded.in_name and not term.in_name;
  end if;
  insert into search.touched select unnest(ids);
end $$;

-- As before, and the cards that are not written yet are made. (By index, whatever is known about a table that was empty a
-- moment ago.)
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
