-- Documents follow each change of a provider. A changed document is searched before it is in any index: an entry
-- for each of its sixty words in each tier took longer than all the rest of a change. It waits in
-- search.pending_document, which searches read whole, and its card in search.pending_card, until search.flush_pending
-- indexes the one and writes the other (server/search/flushPending.ts).

-- Brings the documents of these providers and the vocabulary up to date, in the transaction that changes them; those not
-- (or no longer) approved are removed. Every write of a provider, its contacts, services or branches calls it. A provider at a
-- time; its statements are planned once a connection. A document whose words and places stay the same is left alone, and
-- so is, until the next rebuild, a quality that changes by less than one more service is worth.
create or replace function search.refresh(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  least_change constant float8 := 0.03;
  id int;
  -- not of a type of the tables: a rebuild replaces the tables, and with them their types
  current record;
  threshold real;
  tier int;
  can_wait boolean;
  added tsvector[];
begin
  lock table search.pending_document in row exclusive mode;
  -- first: no other transaction writes these cards or changes these providers until this one is committed
  insert into search.pending_card select distinct unnest(ids) order by 1
    on conflict (provider_id) do update set provider_id = excluded.provider_id;
  foreach id in array ids loop
    select d.quality, d.sites, d.latitude, d.longitude, d.areas, d.terms, d.approved_at, d.facets, s.thresholds,
      p.provider_id is not null as is_pending, coalesce(p.provider_id, i.provider_id) is not null as is_stored,
      coalesce(p.quality, i.quality) as old_quality, coalesce(p.terms, i.terms) as old_terms,
      d.terms = coalesce(p.terms, i.terms) and d.areas = coalesce(p.areas, i.areas)
        and d.sites = coalesce(p.sites, i.sites) and d.approved_at = coalesce(p.approved_at, i.approved_at)
        and abs(d.quality - coalesce(p.quality, i.quality)) < least_change as is_same
    into current
    from search.size s
    left join search.pending_document p on p.provider_id = id
    left join search.document i on i.provider_id = id
    left join search.documents(array[id]) d on true;

    continue when current.is_same;
    if current.is_pending then
      delete from search.pending_document where provider_id = id;
      -- not found: it has been indexed meanwhile
      current.is_pending := found;
    end if;
    if current.is_stored and not current.is_pending then
      delete from search.document where provider_id = id;
    end if;
    if current.terms is null then
      delete from search.card where provider_id = id;
      continue;
    end if;
    if current.is_stored then
      if abs(current.quality - current.old_quality) < least_change then current.quality := current.old_quality; end if;
      -- words that it did not have, and words that were not in its name
      added := added || (ts_delete(current.terms, tsvector_to_array(current.old_terms))
        || ts_delete(ts_filter(current.terms, '{a}'), tsvector_to_array(ts_filter(current.old_terms, '{a}'))));
    else
      added := added || current.terms;
    end if;
    tier := 0;
    foreach threshold in array current.thresholds loop
      tier := tier + (current.quality < threshold)::int;
    end loop;
    -- "tier >= 0": a column in no index, or they would be counted through an index, which takes longer
    can_wait := coalesce(can_wait, cardinality(ids) <= search.pending_limit() / 10
      and not exists (select from search.pending_document p where p.tier >= 0 offset search.pending_limit()));
    if can_wait then
      insert into search.pending_document
          (provider_id, quality, tier, sites, latitude, longitude, areas, terms, approved_at, facets)
        values (id, current.quality, tier, current.sites, current.latitude, current.longitude, current.areas, current.terms,
          current.approved_at, current.facets);
    else
      insert into search.document
          (provider_id, quality, tier, sites, latitude, longitude, areas, terms, approved_at, facets)
        values (id, current.quality, tier, current.sites, current.latitude, current.longitude, current.areas, current.terms,
          current.approved_at, current.facets);
    end if;
  end loop;

  if added is not null then
    -- Only words that the vocabulary lacks: a word that conflicts is locked until the transaction ends, even when nothing
    -- of it changes, and writers would wait for each other on the common ones. In one order, so that there is no deadlock.
    insert into search.term (lexeme, documents, in_name)
      select word.lexeme, 1, bool_or(word.in_name)
      from (select lexeme, coalesce('A' = any (weights), false) as in_name from unnest(added) as vector, unnest(vector)) word
      where length(word.lexeme) <= 30 and word.lexeme !~ '^[=~]'
        and not exists (select from search.term t where t.lexeme = word.lexeme and t.in_name >= word.in_name)
      group by word.lexeme order by word.lexeme
    on conflict (lexeme) do update set in_name = true where excluded.in_name and not term.in_name;
  end if;
  insert into search.changed_since_rebuild select unnest(ids);
end $$;

-- Indexes up to `at_most` pending documents and writes as many cards; returns how many, of the kind that had more. Rows
-- that are being changed are skipped.
create or replace function search.flush_pending(at_most int) returns int language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  flushed int;
  ids int[];
begin
  lock table search.pending_document in row exclusive mode;
  with chosen as materialized (
    select provider_id from search.pending_document limit at_most for update skip locked
  ), deleted as (
    delete from search.pending_document where provider_id in (select provider_id from chosen) returning pending_document.*
  )
  insert into search.document select * from deleted;
  get diagnostics flushed = row_count;

  with chosen as materialized (
    select provider_id from search.pending_card limit at_most for update skip locked
  ), deleted as (
    delete from search.pending_card where provider_id in (select provider_id from chosen) returning provider_id
  )
  select array_agg(provider_id) into ids from deleted;
  -- a separate statement, which sees all changes made before they were chosen
  insert into search.card select * from search.cards(ids)
    on conflict (provider_id) do update set card = excluded.card;
  return greatest(flushed, cardinality(ids));
end $$;

-- The card of a provider from its tables; null if it is not approved.
create or replace function search.live_card(id int) returns json language sql stable as $$
  select card from search.cards(array[id])
$$;
