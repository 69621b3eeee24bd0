-- The facts of the vocabulary about keywords, for server/search/keywords. Volatile, though they only read: a function
-- that is not sees the tables as they were when it was called, and a rebuild may be replacing them.

-- The words of a text that search reads: as typed (folded), their lexemes, and how many documents have those. Each row
-- also has how many documents there are, and the state of the services, which changes with them and with each rebuild.
-- 'Para' is read, for the state may be meant; next to other words it does not filter.
create or replace function search.words(keywords text)
returns table (token text, lexeme text, documents int, total int, services text)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select typed.token, typed.lexeme, coalesce(t.documents, 0), greatest(s.documents, 1),
      concat(c.number, ' ', s.rebuilt_at)
    from (
      select l.lexeme, min(w.token) as token
      from unnest(string_to_array(trim(search.fold(keywords)), ' ')) as w (token),
        unnest(tsvector_to_array(
          case when w.token = 'para' then search.place_lexemes(w.token) else search.vector(w.token) end)) as l (lexeme)
      group by l.lexeme
    ) typed
    cross join search.size s
    cross join search.service_changes c
    left join search.term t on t.lexeme = typed.lexeme
    order by typed.lexeme collate "C";
end $$;

-- Words of the vocabulary that are similar to a misspelt lexeme and at most two letters off, the likeliest three.
create or replace function search.similar_words(misspelt text) returns table (lexeme text, documents int)
language plpgsql volatile set pg_trgm.similarity_threshold = 0.25 set enable_seqscan = off
set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select t.lexeme, t.documents from search.term t
    where (t.documents >= 3 or t.in_name) and t.lexeme operator(public.%) misspelt and t.lexeme <> misspelt
      and abs(length(t.lexeme) - length(misspelt)) <= 2 and public.levenshtein_less_equal(t.lexeme, misspelt, 2) <= 2
    order by public.levenshtein(t.lexeme, misspelt) - 0.2 * ln(t.documents) limit 3;
end $$;

-- Every way to say a service: its names and other words, and those of its headings; with how many documents have it.
create or replace function search.service_phrases()
returns table (service int, subcategory int, documents int, level text, language text, phrase text)
language sql stable as $$
  select s.id, sub.id, coalesce(t.documents, 0), said.level, said.language, said.phrase
  from public.services s
  join public.service_subcategories sub on sub.id = s.subcategory_id
  join public.service_categories cat on cat.id = sub.category_id
  left join search.term t on t.lexeme = '@' || s.id
  cross join lateral (
    values ('name', 'en', s.name_en), ('name', 'es', s.name_es), ('name', 'fr', s.name_fr), ('name', 'pt', s.name_pt),
      ('heading', 'en', sub.name_en), ('heading', 'es', sub.name_es), ('heading', 'fr', sub.name_fr), ('heading', 'pt', sub.name_pt),
      ('heading', 'en', cat.name_en), ('heading', 'es', cat.name_es), ('heading', 'fr', cat.name_fr), ('heading', 'pt', cat.name_pt)
    union all
    select 'synonym', null, unnest(s.synonyms)
  ) as said (level, language, phrase)
$$;

-- The names of providers with some words, as lexemes.
create or replace function search.like_names(some_words tsquery, at_most int)
returns table (names json) language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select json_build_array(tsvector_to_array(search.vector(p.business_name)),
      tsvector_to_array(search.vector(p.commercial_name)))
    from (
      select d.provider_id from (select * from search.document union all select * from search.pending_document) d
      where d.terms @@ some_words order by ts_rank(d.terms, some_words) desc limit at_most
    ) likely
    join public.providers p on p.id = likely.provider_id;
end $$;

-- Approved providers whose legal or trade name begins with a text, in the order of their names; and the state of the
-- services, as `search.words` returns it.
create or replace function search.suggest_names(typed text, at_most int) returns table (services text, names json)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  prefix constant text := trim(search.fold(typed));
begin
  return query
    select concat(c.number, ' ', s.rebuilt_at), (
      select coalesce(json_agg(distinct found.name), '[]') from (
        (select business_name as name from public.providers
          where status = 'approved' and length(prefix) > 1
            and search.fold(business_name) ~>=~ prefix and search.fold(business_name) ~<~ (prefix || chr(1114111))
          order by search.fold(business_name) using ~<~ limit at_most)
        union all
        (select commercial_name from public.providers
          where status = 'approved' and length(prefix) > 1
            and search.fold(commercial_name) ~>=~ prefix and search.fold(commercial_name) ~<~ (prefix || chr(1114111))
          order by search.fold(commercial_name) using ~<~ limit at_most)
      ) found)
    from search.service_changes c cross join search.size s;
end $$;

-- The category of each service.
create or replace view search.heading as
  select s.id as service_id, sub.category_id
  from public.services s join public.service_subcategories sub on sub.id = s.subcategory_id;
