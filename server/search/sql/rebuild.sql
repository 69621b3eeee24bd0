-- Builds documents, cards and vocabulary of all approved providers again, tier by tier, in each of them sample by sample,
-- and in map order, so that what searches look at first is stored together, and what they count from. Searches and changes continue meanwhile; they wait only while the new tables
-- replace the old ones, in the last of many short transactions: while one is open nothing that was deleted since it began
-- can be vacuumed, and what was pending would be read by each search. Called outside a transaction:
--   call search.rebuild()
-- A second concurrent call is refused. One that fails leaves the old tables as they are; the next drops what it has left.
-- One processor is used, so that another is left for searches. Nothing is pending afterwards.
create or replace procedure search.rebuild(providers_at_once int default 10000) language plpgsql as $$
declare
  rebuild_lock constant int := 7310007;
  version text;
  last_position int;
  index_number int := 1;
  attempt int := 1;
begin
  -- by one that failed in this session
  perform pg_advisory_unlock(rebuild_lock) from pg_locks
  where pid = pg_backend_pid() and locktype = 'advisory' and classid = 0 and objid = rebuild_lock;
  -- a session lock, which outlasts a commit
  if not pg_try_advisory_lock(rebuild_lock) then
    raise exception 'search is being rebuilt already' using errcode = 'lock_not_available';
  end if;

  version := search.version();
  last_position := search.begin_rebuild();
  commit;
  for first_position in 1 .. last_position by providers_at_once loop
    perform search.build_next(first_position, first_position + providers_at_once - 1);
    commit;
  end loop;
  perform search.index_providers();
  commit;
  perform search.count_next();
  commit;
  -- changes until now, before they would need entries in each index
  perform search.catch_up();
  commit;
  while search.index_documents(index_number) loop
    commit;
    index_number := index_number + 1;
  end loop;
  perform search.analyze_next();
  commit;
  -- Reads what changed meanwhile, and what changed while that was read, until little is left: changes are made to wait
  -- for the last of it only.
  for pass in 1 .. 20 loop
    exit when search.catch_up() < 100;
    commit;
  end loop;
  commit;
  while not search.replace_tables(version) loop
    commit;
    if attempt = 100 then
      raise exception 'the new tables of search could not replace the old ones: a transaction does not end'
        using errcode = 'lock_not_available';
    end if;
    attempt := attempt + 1;
    perform pg_sleep(1);
    perform search.catch_up();
    commit;
  end loop;
  commit;
  perform search.refresh_lanes(null);
  commit;
  analyze search.area;
  analyze search.lane;
  perform pg_advisory_unlock(rebuild_lock);
end $$;

-- Distinguishes the tables and functions of different versions of Rumbo.
create or replace function search.version() returns text language sql stable as $$
  select md5(concat((select string_agg(checksum, ' ' order by name) from public._function_files),
    (select string_agg(checksum, ' ' order by migration_name) from public._prisma_migrations)))
$$;

-- Makes empty tables, and the order in which they are to be filled. Returns how many providers there are in it. Here as
-- below, the parts of a provider are found by index, whatever the statistics of the tables say: there may be none yet.
create or replace function search.begin_rebuild() returns int language plpgsql
set work_mem = '128MB' set max_parallel_workers_per_gather = 0 set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off as $$
declare
  total int;
begin
  drop table if exists search.order_next, search.document_next, search.card_next, search.term_next, search.area_next,
    search.size_next;
  create table search.order_next (position int not null, provider_id int primary key, tier smallint not null);
  -- not vacuumed and analyzed again and again by another process while they are filled
  create table search.document_next (like search.document including defaults) with (autovacuum_enabled = off);
  create table search.card_next (like search.card) with (autovacuum_enabled = off);
  create table search.term_next (like search.term) with (autovacuum_enabled = off);
  create table search.area_next (like search.area);
  create table search.size_next (like search.size);

  -- before anything is read; transactions that are still open commit rows that this does not see: they stay
  delete from search.changed_since_rebuild;
  with ranked as (
    select s.*, row_number() over (order by s.quality desc, s.provider_id) as position from search.standing() s
  ), placed as (
    select ranked.*, (select count(*) from unnest(search.tier_sizes()) as size where position > size) as tier from ranked
  ), filled as (
    insert into search.order_next
      select row_number() over (order by tier, search.sample(provider_id) desc, z, quality desc), provider_id, tier from placed
  )
  insert into search.size_next (one, documents, thresholds)
    select true, count(*), array(
      -- a tier that is not full yet takes everything
      select case when (select count(*) from placed) > size
        then (select min(quality) from placed where tier < number) else 0 end
      from unnest(search.tier_sizes()) with ordinality as sizes (size, number) order by number)
    from placed;
  create unique index on search.order_next (position);
  analyze search.order_next;
  select documents into total from search.size_next;
  return total;
end $$;

-- Documents and cards of the providers at these positions, in their order.
create or replace function search.build_next(first_position int, last_position int) returns void language plpgsql
set work_mem = '128MB' set max_parallel_workers_per_gather = 0 set enable_hashjoin = off set enable_mergejoin = off
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  ids constant int[] := array(
    select provider_id from search.order_next where position between first_position and last_position order by position);
begin
  insert into search.document_next
      (provider_id, quality, tier, sites, latitude, longitude, areas, terms, approved_at, facets)
    select d.provider_id, d.quality, o.tier, d.sites, d.latitude, d.longitude, d.areas, d.terms, d.approved_at, d.facets
    from search.documents(ids) d join search.order_next o on o.provider_id = d.provider_id order by o.position;
  insert into search.card_next
    select c.* from search.cards(ids) c join search.order_next o on o.provider_id = c.provider_id order by o.position;
end $$;

create or replace function search.index_providers() returns void language plpgsql
set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
begin
  create unique index on search.document_next (provider_id);
  alter table search.card_next add primary key (provider_id);
end $$;

-- The vocabulary and how many documents each area has.
create or replace function search.count_next() returns void language plpgsql
set work_mem = '128MB' set maintenance_work_mem = '256MB'
set max_parallel_workers_per_gather = 0 set max_parallel_maintenance_workers = 0 as $$
begin
  insert into search.area_next select code, count(*) from search.document_next, unnest(areas) as code group by code;
  insert into search.term_next (lexeme, documents, in_name)
    select lexeme, count(*), bool_or(coalesce('A' = any (weights), false)) from search.document_next, unnest(terms)
    where length(lexeme) <= 30 and lexeme !~ '^[=~]' group by lexeme;
  alter table search.term_next add primary key (lexeme);
  create index on search.term_next using gin (lexeme public.gin_trgm_ops) where documents >= 3 or in_name;
end $$;

-- Makes the nth index of the documents that are about to replace the present ones: of all, of those up to each tier, of
-- each sample, and by date; false when there is none. Conditions are those of server/search/statements, written out.
create or replace function search.index_documents(nth int) returns boolean language plpgsql
set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  words_and_areas constant text := 'using gin (terms, areas) with (fastupdate = off)';
  indexes constant text[] := array[words_and_areas]
    || array(select format('%s where tier <= %s', words_and_areas, tier - 1)
      from generate_subscripts(search.tier_sizes(), 1) as tier order by tier)
    || array(select format('%s where provider_id %% %s = %s', words_and_areas, every, search.sample_remainder() % every)
      from unnest(search.samples()) as every where every > 1 order by every)
    || array['(approved_at desc, provider_id)'];
begin
  if nth > cardinality(indexes) then return false; end if;
  execute 'create index on search.document_next ' || indexes[nth];
  return true;
end $$;

create or replace function search.analyze_next() returns void language plpgsql as $$
begin
  analyze search.document_next;
  analyze search.card_next;
  analyze search.term_next;
end $$;

-- Updates the new tables with the providers that have changed since they were read; returns their number.
create or replace function search.catch_up() returns int language plpgsql
set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  changed int[];
begin
  with deleted as (delete from search.changed_since_rebuild returning provider_id)
    select coalesce(array_agg(distinct provider_id), '{}') into changed from deleted;
  delete from search.document_next where provider_id = any (changed);
  delete from search.card_next where provider_id = any (changed);
  insert into search.document_next
      (provider_id, quality, tier, sites, latitude, longitude, areas, terms, approved_at, facets)
    select d.provider_id, d.quality, (
      select count(*) from search.size_next, unnest(thresholds) as threshold where d.quality < threshold
    ), d.sites, d.latitude, d.longitude, d.areas, d.terms, d.approved_at, d.facets from search.documents(changed) d;
  insert into search.card_next select * from search.cards(changed);
  insert into search.term_next (lexeme, documents, in_name)
    select lexeme, 1, bool_or(coalesce('A' = any (weights), false)) from search.document_next, unnest(terms)
    where provider_id = any (changed) and length(lexeme) <= 30 and lexeme !~ '^[=~]' group by lexeme
  on conflict (lexeme) do update set in_name = true where excluded.in_name and not term_next.in_name;
  return cardinality(changed);
end $$;

-- Replaces the old tables by the new ones. False, and nothing is done, when a transaction does not end that reads or
-- writes the old ones: a queued lock blocks later statements, so its timeout is short.
create or replace function search.replace_tables(version text) returns boolean language plpgsql set lock_timeout = '2s' as $$
begin
  -- small enough to be overwritten: a table that is replaced would be one more for searches to wait for
  delete from search.area;
  insert into search.area select * from search.area_next;
  update search.size s set rebuilt_at = now(), documents = n.documents, thresholds = n.thresholds from search.size_next n;
  -- waits for changes that are being made; from here on new ones wait
  lock table search.pending_document, search.document in share row exclusive mode;
  if version <> search.version() then
    raise exception 'search was built by another version of Rumbo, which was replaced meanwhile: build it again';
  end if;
  perform search.catch_up();

  delete from search.pending_document;
  -- in the order in which searches and changes read them
  drop table search.document;
  drop table search.card;
  drop table search.term;
  alter table search.document_next rename to document;
  alter table search.card_next rename to card;
  alter table search.term_next rename to term;
  alter table search.document reset (autovacuum_enabled);
  alter table search.card reset (autovacuum_enabled);
  alter table search.term reset (autovacuum_enabled);
  drop table search.order_next, search.area_next, search.size_next;
  return true;
exception when lock_not_available or deadlock_detected then
  return false;
end $$;
