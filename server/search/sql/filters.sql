-- The conditions of words on a document, and about how many documents have them.

-- How many of a sample of 1/16 are enough to estimate from: of 500 in all. Of a second filter or a later one, which has
-- only some of the words, 250: it takes longest to count, and is worth least.
create or replace function search.few(filter_index int) returns int language sql immutable parallel safe as $$
  select case when filter_index = 1 then 32 else 16 end
$$;

-- The parts of a filter, as conditions that an index looks up. Those beyond its last part match all documents: none has
-- that word.
create or replace function search.filter(parts text[]) returns tsquery[] language sql immutable parallel safe as $$
  select case when parts[1] is not null
    then array[parts[1], coalesce(parts[2], '!''='''), coalesce(parts[3], '!''='''), coalesce(parts[4], '!''=''')]::tsquery[]
  end
$$;

-- The filter that all documents pass.
create or replace function search.no_filter() returns tsquery[] language sql immutable parallel safe as $$
  select search.filter(array['!''=''', null])
$$;

-- Whether a document has all parts of a filter. PostgreSQL inlines it, so that an index answers it.
create or replace function search.has_words(terms tsvector, filter tsquery[]) returns boolean
language sql immutable parallel safe as $$
  select terms @@ filter[1] and terms @@ filter[2] and terms @@ filter[3] and terms @@ filter[4]
$$;

-- About how many documents match: for one group of words or services as was estimated from the vocabulary, for several from a
-- sample. `is_few`: they can all be read, and so counted, in little time. `filter_documents`: how many at most.
create or replace function search.expected(parts text[], filter_index int, filter_documents int,
  out documents int, out is_few boolean)
language plpgsql stable set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  filter constant tsquery[] := search.filter(parts);
  sampled int;
begin
  is_few := filter_documents <= search.exact_limit();
  documents := filter_documents;
  if is_few or (parts[2] is null and parts[4] is null and strpos(parts[1], ')&(') = 0) then return; end if;
  -- the words are in very many documents: a smaller sample may do
  if filter_index > 1 or filter_documents > 40000 then
    select count(*) into sampled from search.document d where d.provider_id % 256 = 7 and search.has_words(d.terms, filter);
    if sampled >= search.few(filter_index) then
      documents := least(filter_documents, 256 * sampled);
      return;
    end if;
  end if;
  select count(*) into sampled from search.document d where d.provider_id % 16 = 7 and search.has_words(d.terms, filter);
  documents := least(filter_documents, 16 * greatest(sampled, 1));
  is_few := sampled < search.few(filter_index) and filter_documents <= 10 * search.exact_limit();
end $$;
