-- Search is built anew beside what is searched. Searches and changes of providers go on meanwhile; they wait only for the
-- moment in which the new tables take the place of the old ones.

-- Providers changed since the last rebuild began. It brings them up to date before it ends.
create table search.touched (provider_id int not null);

-- As before, but it says which, and leaves alone the words that are known.
create or replace function search.refresh(ids int[]) returns void language plpgsql as $$
begin
  delete from search.document where provider_id = any (ids);
  delete from search.card where provider_id = any (ids);
  insert into search.document (provider_id, quality, tier, latitudes, longitudes, areas, terms)
    select d.provider_id, d.quality, (
      select count(*) from search.size, unnest(thresholds) as threshold where d.quality < threshold
    ), d.latitudes, d.longitudes, d.areas, d.terms from search.documents(ids) d;
  insert into search.card select * from search.cards(ids);
  -- Only what the vocabulary lacks: a word that conflicts is locked until the transaction ends, even when nothing of it
  -- changes, and writers would wait for each other on the common ones. In one order, so that they never do in a circle.
  insert into search.term (lexeme, documents, in_name)
    select word.lexeme, 1, word.in_name from (
      select lexeme, bool_or('A' = any (weights)) as in_name from search.document, unnest(terms)
      where provider_id = any (ids) and length(lexeme) <= 30 and lexeme not like '=%' group by lexeme
    ) word
    where not exists (select from search.term t where t.lexeme = word.lexeme and t.in_name >= word.in_name)
    order by word.lexeme
  on conflict (lexeme) do update set in_name = true where excluded.in_name and not term.in_name;
  insert into search.touched select unnest(ids);
end $$;

-- Builds documents, cards and vocabulary of all approved providers anew, in map order. One processor, so that another
-- is left for searches.
create or replace function search.rebuild() returns void language plpgsql
set work_mem = '128MB' set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  again int[];
begin
  -- one rebuild at a time; searches only read it
  lock table search.size in share row exclusive mode;
  -- those still open commit later than this sees, and stay
  delete from search.touched;

  create table search.document_next (like search.document including defaults);
  with ranked as (
    select d.*, row_number() over (order by d.quality desc, d.provider_id) as position from search.documents(null) d
  )
  insert into search.document_next
    select provider_id, quality, case when position <= 2000 then 0 when position <= 20000 then 1
      when position <= 200000 then 2 else 3 end, latitudes, longitudes, areas, terms
    from ranked order by z, quality desc;
  perform search.index_documents('document_next');

  create table search.card_next (like search.card);
  insert into search.card_next select * from search.cards(null);
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

  update search.size set rebuilt_at = now(), (documents, tiers, thresholds) = (
    select count(*), array[count(*) filter (where tier <= 0), count(*) filter (where tier <= 1),
      count(*) filter (where tier <= 2), count(*)],
      -- a tier that is not full yet takes everything
      array[case when count(*) > 2000 then min(quality) filter (where tier <= 0) else 0 end,
        case when count(*) > 20000 then min(quality) filter (where tier <= 1) else 0 end,
        case when count(*) > 200000 then min(quality) filter (where tier <= 2) else 0 end]
    from search.document_next);

  -- Waits for changes that are being made; from here on new ones wait.
  lock table search.document in share row exclusive mode;
  again := array(select distinct provider_id from search.touched);
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

  -- in the order in which searches and changes read them
  drop table search.document;
  drop table search.card;
  drop table search.term;
  alter table search.document_next rename to document;
  alter table search.card_next rename to card;
  alter table search.term_next rename to term;
end $$;
