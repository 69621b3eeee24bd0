-- A change that leaves the words and the places of a provider as they are costs no entry of an index: most changes do.
--
-- As before, but a document that stays the same is kept, and so is, until the next rebuild, a quality that
-- is off by less than what one more service is worth: the date of a change alone moves nobody.
create or replace function search.refresh(ids int[]) returns void language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  before tsvector[];
  after tsvector[];
begin
  with next as materialized (
    select d.provider_id, d.latitudes, d.longitudes, d.areas, d.terms, quality.kept as quality, (
      select count(*) from search.size, unnest(thresholds) as threshold where quality.kept < threshold
    ) as tier, (
      old.terms = d.terms and old.areas = d.areas and old.latitudes = d.latitudes and old.longitudes = d.longitudes
      and old.quality = quality.kept
    ) is true as is_kept
    from search.documents(ids) d
    left join search.document old using (provider_id)
    cross join lateral (
      select case when abs(old.quality - d.quality) < 0.03 then old.quality else d.quality end as kept
    ) quality
  ), gone as (
    delete from search.document
    where provider_id = any (ids) and provider_id not in (select provider_id from next where is_kept)
    returning terms
  ), added as (
    insert into search.document (provider_id, quality, tier, latitudes, longitudes, areas, terms)
    select provider_id, quality, tier, latitudes, longitudes, areas, terms from next
    -- counting them sees to it that they are gone
    where not is_kept and (select count(*) from gone) >= 0
    returning terms
  )
  select (select array_agg(terms) from gone), (select array_agg(terms) from added) into before, after;
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
