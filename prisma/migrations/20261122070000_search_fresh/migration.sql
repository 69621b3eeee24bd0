-- What changes is searched before it is in any inverted index: an entry for each of a document's sixty words in each tier
-- that it belongs to took longer than all the rest of a change. It waits in a small table that searches read whole, and is
-- put into the indexes a moment later (server/search/keepSettled.ts).

-- A document is here or in search.document, never in both. Whoever writes either begins by locking this table in a mode
-- for writers, or a rebuild, which locks both against them, and they might wait for each other.
create table search.fresh (like search.document including defaults);
create unique index on search.fresh (provider_id);

-- How many documents may wait; a change of more than a tenth as many providers goes past the waiting. Searches must not
-- get slow of them, though nobody should put them in their place.
create function search.fresh_limit() returns int language sql immutable parallel safe as $$ select 200 $$;

-- Puts so many of those that wait into the indexes; says how many. Passes over those that are being changed. None while
-- everything is built anew: what has left the table would be in searches' way for as long as that takes.
create function search.settle(at_most int) returns int language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  settled int;
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
  return settled;
end $$;

-- As before, a provider at a time; and what is written anew waits, if it is little and little waits already.
create or replace function search.refresh(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  id int;
  -- not of the table's own type: a rebuild makes the table anew, and with it another type
  old record;
  next record;
  tier int;
  is_fresh boolean;
  waits boolean;
  before tsvector[];
  after tsvector[];
begin
  lock table search.fresh in row exclusive mode;
  foreach id in array ids loop
    -- of one that is being put into the indexes, once it is there
    select * into old from search.fresh where provider_id = id for update;
    is_fresh := found;
    if not is_fresh then select * into old from search.document where provider_id = id; end if;
    select * into next from search.documents(array[id]);
    if abs(old.quality - next.quality) < 0.03 then next.quality := old.quality; end if;
    continue when old.terms = next.terms and old.areas = next.areas and old.latitudes = next.latitudes
      and old.longitudes = next.longitudes and old.quality = next.quality;

    if is_fresh then
      delete from search.fresh where provider_id = id;
    elsif old.provider_id is not null then
      delete from search.document where provider_id = id;
    end if;
    before := before || old.terms;
    continue when next.provider_id is null;
    after := after || next.terms;
    tier := (select count(*) from search.size, unnest(thresholds) as threshold where next.quality < threshold);
    waits := coalesce(waits, cardinality(ids) <= search.fresh_limit() / 10
      and not exists (select from search.fresh offset search.fresh_limit()));
    if waits then
      insert into search.fresh (provider_id, quality, tier, latitudes, longitudes, areas, terms)
        values (id, next.quality, tier, next.latitudes, next.longitudes, next.areas, next.terms);
    else
      insert into search.document (provider_id, quality, tier, latitudes, longitudes, areas, terms)
        values (id, next.quality, tier, next.latitudes, next.longitudes, next.areas, next.terms);
    end if;
  end loop;

  delete from search.card where provider_id = any (ids);
  insert into search.card select * from search.cards(ids);
  if after is not null then
    -- Only what the vocabulary lacks: a word that conflicts is locked until the transaction ends, even when nothing of it
    -- changes, and writers would wait for each other on the common ones. In one order, so that they never do in a circle.
    insert into search.term (lexeme, documents, in_name)
      select word.lexeme, 1, bool_or(word.in_name) from (
        select lexeme, 'A' = any (weights) as in_name from unnest(after) as vector, unnest(vector)
        except
        select lexeme, 'A' = any (weights) from unnest(before) as vector, unnest(vector)
      ) word
      where length(word.lexeme) <= 30 and word.lexeme not like '=%'
        and not exists (select from search.term t where t.lexeme = word.lexeme and t.in_name >= word.in_name)
      group by word.lexeme order by word.lexeme
    on conflict (lexeme) do update set in_name = true where excluded.in_name and not term.in_name;
  end if;
  insert into search.touched select unnest(ids);
end $$;

-- As before, and nothing waits afterwards.
create or replace function search.rebuild() returns void language plpgsql
set work_mem = '128MB' set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  again int[];
  is_alone boolean := false;
begin
  -- one rebuild at a time; searches only read it
  lock table search.size in share row exclusive mode;
  -- those still open commit later than this sees, and stay
  delete from search.touched;

  create table search.document_next (like search.document including defaults);
  -- a provider's parts are found by index, whatever the tables' statistics say: they may not have any yet
  set local enable_hashjoin = off;
  set local enable_mergejoin = off;
  set local enable_seqscan = off;
  with ranked as (
    select d.*, row_number() over (order by d.quality desc, d.provider_id) as position from search.all_documents() d
  )
  insert into search.document_next
    select provider_id, quality, (select count(*) from unnest(search.tier_sizes()) as size where position > size) as tier,
      latitudes, longitudes, areas, terms
    from ranked order by tier, z, quality desc;
  set local enable_hashjoin = on;
  set local enable_mergejoin = on;
  set local enable_seqscan = on;
  perform search.index_documents('document_next');

  create table search.card_next (like search.card);
  insert into search.card_next select * from search.all_cards();
  alter table search.card_next add primary key (provider_id);

  create table search.term_next (like search.term);
  insert into search.term_next (lexeme, documents, in_name)
    select lexeme, count(*), bool_or('A' = any (weights)) from search.document_next, unnest(terms)
    where length(lexeme) <= 30 and lexeme not like '=%' group by lexeme;
  alter table search.term_next add primary key (lexeme);
  create index on search.term_next using gin (lexeme public.gin_trgm_ops) where documents >= 3 or in_name;
  analyze search.document_next;
  analyze search.card_next;
  analyze search.term_next;

  -- small enough to be written over: a table that takes its place would be one more for searches to wait for
  delete from search.area;
  insert into search.area select code, count(*) from search.document_next, unnest(areas) as code group by code;
  analyze search.area;

  update search.size set rebuilt_at = now(), documents = (select count(*) from search.document_next),
    -- a tier that is not full yet takes everything
    thresholds = array(
      select case when (select count(*) from search.document_next) > size
        then (select min(quality) from search.document_next where tier < number) else 0 end
      from unnest(search.tier_sizes()) with ordinality as sizes (size, number) order by number);

  -- What changed meanwhile, and what changed while that was taken in, until little is left: changes are made to wait for
  -- the last of it only.
  for pass in 1 .. 20 loop
    with gone as (delete from search.touched returning provider_id)
      select coalesce(array_agg(distinct provider_id), '{}') into again from gone;
    delete from search.document_next where provider_id = any (again);
    delete from search.card_next where provider_id = any (again);
    insert into search.document_next (provider_id, quality, tier, latitudes, longitudes, areas, terms)
      select d.provider_id, d.quality, (
        select count(*) from search.size, unnest(thresholds) as threshold where d.quality < threshold
      ), d.latitudes, d.longitudes, d.areas, d.terms from search.documents(again) d;
    insert into search.card_next select * from search.cards(again);
    insert into search.term_next (lexeme, documents, in_name)
      select lexeme, 1, bool_or('A' = any (weights)) from search.document_next, unnest(terms)
      where provider_id = any (again) and length(lexeme) <= 30 and lexeme not like '=%' group by lexeme
    on conflict (lexeme) do update set in_name = true where excluded.in_name and not term_next.in_name;

    exit when is_alone;
    if pass = 19 or cardinality(again) < 100 then
      -- Waits for changes that are being made; from here on new ones wait.
      lock table search.fresh, search.document in share row exclusive mode;
      is_alone := true;
    end if;
  end loop;

  delete from search.fresh;
  -- in the order in which searches and changes read them
  drop table search.document;
  drop table search.card;
  drop table search.term;
  alter table search.document_next rename to document;
  alter table search.card_next rename to card;
  alter table search.term_next rename to term;
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

-- Providers named so, the best 20: those whose whole name it is first.
create or replace function search.named(name tsquery) returns int[] language plpgsql stable set enable_seqscan = off
set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select d.provider_id
    from (select * from search.document union all select * from search.fresh) d
    where d.terms @@ name
    order by ts_rank(d.terms, name) desc, d.quality desc, d.provider_id limit 20);
end $$;

-- How many documents a search has in all, where its page has not seen them all: from the vocabulary, the areas or a sample,
-- if there are so many that `few` or more are in a sample of 1/16; else exact.
create or replace function search.count(must text, rarest int, few int, place_id int, kind public.address_kind, latitude float8,
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
    else (select count(*) from search.document d where d.terms @@ filter and d.areas && ring) end
    + (select count(*) from search.fresh d where (ring is null or d.areas && ring) and (filter is null or d.terms @@ filter));
end $$;
