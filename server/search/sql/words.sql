-- What the vocabulary knows of typed keywords, for server/search/keywords. Volatile, though they only read: a function that
-- is not sees the tables as they were when it was called, and a rebuild may be replacing them.

-- The words of a text that search reads: as typed (folded), their lexemes, and how many documents have those. Each row
-- also has how many documents there are, and the tsquery of documents whose name has the same words or is the same.
-- 'Para' is read, for the state may be meant; beside other words it does not filter.
create or replace function search.words(keywords text)
returns table (token text, lexeme text, documents int, total int, name text)
language plpgsql volatile set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select typed.token, typed.lexeme, coalesce(t.documents, 0), greatest(s.documents, 1),
      concat_ws('|', quote_literal(search.name_key(keywords)), quote_literal(search.whole_name(keywords)))
    from (
      select l.lexeme, min(w.token) as token
      from unnest(string_to_array(trim(search.fold(keywords)), ' ')) as w (token),
        unnest(tsvector_to_array(
          case when w.token = 'para' then search.place_lexemes(w.token) else search.vector(w.token) end)) as l (lexeme)
      group by l.lexeme
    ) typed
    cross join search.size s
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

-- The best 20 providers of this name; those whose whole name it is come first.
create or replace function search.named(name tsquery) returns int[] language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return array(
    select d.provider_id
    from (select * from search.document union all select * from search.pending_document) d
    where d.terms @@ name
    order by ts_rank(d.terms, name) desc, d.quality desc, d.provider_id limit 20);
end $$;
