-- Builds documents, cards and vocabulary of all approved providers anew, tier by tier and in map order, so that what
-- searches look at first is stored together. Searches and changes go on meanwhile; they wait only while the new tables
-- replace the old ones. One processor is used, so that another is left for searches. Nothing is pending afterwards.
create or replace function search.rebuild() returns void language plpgsql
set work_mem = '128MB' set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  changed int[];
  is_alone boolean := false;
begin
  -- one rebuild at a time; searches only read it
  lock table search.size in share row exclusive mode;
  -- transactions that are still open commit rows that this does not see; they stay
  delete from search.changed_since_rebuild;

  create table search.document_next (like search.document including defaults);
  -- the parts of a provider are found by index, whatever the statistics of the tables say: there may be none yet
  set local enable_hashjoin = off;
  set local enable_mergejoin = off;
  set local enable_seqscan = off;
  with ranked as (
    select d.*, row_number() over (order by d.quality desc, d.provider_id) as position from search.all_documents() d
  )
  insert into search.document_next
    select provider_id, quality, (select count(*) from unnest(search.tier_sizes()) as size where position > size) as tier,
      sites, latitude, longitude, areas, terms
    from ranked order by tier, z, quality desc;
  set local enable_hashjoin = on;
  set local enable_mergejoin = on;
  set local enable_seqscan = on;
  perform search.index_documents();

  create table search.card_next (like search.card);
  insert into search.card_next select * from search.all_cards();
  alter table search.card_next add primary key (provider_id);

  create table search.term_next (like search.term);
  insert into search.term_next (lexeme, documents, in_name)
    select lexeme, count(*), bool_or(coalesce('A' = any (weights), false)) from search.document_next, unnest(terms)
    where length(lexeme) <= 30 and lexeme !~ '^[=~]' group by lexeme;
  alter table search.term_next add primary key (lexeme);
  create index on search.term_next using gin (lexeme public.gin_trgm_ops) where documents >= 3 or in_name;
  analyze search.document_next;
  analyze search.card_next;
  analyze search.term_next;

  -- small enough to be overwritten: a table that is replaced would be one more for searches to wait for
  delete from search.area;
  insert into search.area select code, count(*) from search.document_next, unnest(areas) as code group by code;
  analyze search.area;

  update search.size set rebuilt_at = now(), documents = (select count(*) from search.document_next),
    -- a tier that is not full yet takes everything
    thresholds = array(
      select case when (select count(*) from search.document_next) > size
        then (select min(quality) from search.document_next where tier < number) else 0 end
      from unnest(search.tier_sizes()) with ordinality as sizes (size, number) order by number);

  -- Reads what changed meanwhile, and what changed while that was read, until little is left: changes are made to wait
  -- for the last of it only.
  for pass in 1 .. 20 loop
    with deleted as (delete from search.changed_since_rebuild returning provider_id)
      select coalesce(array_agg(distinct provider_id), '{}') into changed from deleted;
    delete from search.document_next where provider_id = any (changed);
    delete from search.card_next where provider_id = any (changed);
    insert into search.document_next (provider_id, quality, tier, sites, latitude, longitude, areas, terms)
      select d.provider_id, d.quality, (
        select count(*) from search.size, unnest(thresholds) as threshold where d.quality < threshold
      ), d.sites, d.latitude, d.longitude, d.areas, d.terms from search.documents(changed) d;
    insert into search.card_next select * from search.cards(changed);
    insert into search.term_next (lexeme, documents, in_name)
      select lexeme, 1, bool_or(coalesce('A' = any (weights), false)) from search.document_next, unnest(terms)
      where provider_id = any (changed) and length(lexeme) <= 30 and lexeme !~ '^[=~]' group by lexeme
    on conflict (lexeme) do update set in_name = true where excluded.in_name and not term_next.in_name;

    exit when is_alone;
    if pass = 19 or cardinality(changed) < 100 then
      -- waits for changes that are being made; from here on new ones wait
      lock table search.pending_document, search.document in share row exclusive mode;
      is_alone := true;
    end if;
  end loop;

  delete from search.pending_document;
  -- in the order in which searches and changes read them
  drop table search.document;
  drop table search.card;
  drop table search.term;
  alter table search.document_next rename to document;
  alter table search.card_next rename to card;
  alter table search.term_next rename to term;
end $$;
