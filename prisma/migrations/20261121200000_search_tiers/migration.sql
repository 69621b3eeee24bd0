-- Tiers in steps of four, each of which has what is needed to answer a search near a place too, and how many documents
-- each area has: from it a search knows how deep it must look.

-- How many of the best documents there are up to each tier; one more tier has the rest.
create function search.tier_sizes() returns int[] language sql immutable parallel safe as $$
  select '{300,1000,4000,15000,60000,250000}'::int[]
$$;

-- How many documents an area code has, as of the last rebuild.
create table search.area (code int primary key, documents int not null);

alter table search.size drop column tiers;

-- As before, for these tiers. Samples of 1/16 and 1/256 are for estimated counts.
create or replace function search.index_documents(target text) returns void language plpgsql as $$
begin
  execute format('create unique index on search.%I (provider_id)', target);
  execute format('create index on search.%I using gin (terms, areas) with (fastupdate = off)', target);
  for tier in 0 .. cardinality(search.tier_sizes()) - 1 loop
    execute format('create index on search.%I using gin (terms, areas) with (fastupdate = off) where tier <= %s', target, tier);
  end loop;
  execute format('create index on search.%I using gin (terms, areas) with (fastupdate = off) where provider_id %% 16 = 7', target);
  execute format('create index on search.%I using gin (terms, areas) with (fastupdate = off) where provider_id %% 256 = 7', target);
end $$;

-- As before, with tiers and areas as above, and in map order within each tier: what searches look at first lies together.
-- What changes meanwhile is taken in by and by: changes that waited for minutes' worth of it failed.
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
  -- how many rows its parts have cannot be foreseen, and a loop of all providers over all of them would take hours
  set local enable_nestloop = off;
  with ranked as (
    select d.*, row_number() over (order by d.quality desc, d.provider_id) as position from search.all_documents() d
  )
  insert into search.document_next
    select provider_id, quality, (select count(*) from unnest(search.tier_sizes()) as size where position > size) as tier,
      latitudes, longitudes, areas, terms
    from ranked order by tier, z, quality desc;
  set local enable_nestloop = on;
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
      lock table search.document in share row exclusive mode;
      is_alone := true;
    end if;
  end loop;

  -- in the order in which searches and changes read them
  drop table search.document;
  drop table search.card;
  drop table search.term;
  alter table search.document_next rename to document;
  alter table search.card_next rename to card;
  alter table search.term_next rename to term;
end $$;

select search.rebuild();
