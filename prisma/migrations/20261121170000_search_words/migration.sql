-- Search understands what is typed better: slips of the fingers, words of asking, long questions. Held by tests/relevance.

-- As before, and English '-ing' falls too: 'bonded warehouse' means 'Bonded warehousing', 'tow' means 'Towing'.
create or replace function search.stem(folded text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(folded, '([a-z]{3})ings?\M', '\1', 'g'),
        '([a-z]{2})[oa]es\M', '\1ao', 'g'),
      '([a-z]{3}[ae])is\M', '\1l', 'g'),
    '([a-z]{3})(?:[aeo]s|s|[aeo])\M', '\1', 'g')
$$;

-- Every word one slip of the fingers away from a folded one, the slip after its first `after` letters: a letter left
-- out, wrong or too many, or two swapped.
create function search.slips(word text, after int) returns text[] language sql immutable parallel safe strict as $$
  select array(
    select left(word, at) || slip.letter || substr(word, at + slip.goes_on)
    from generate_series(greatest(after, 0), length(word)) as at,
      unnest('{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,""}'::text[],
        array_fill(1, array[26]) || array_fill(2, array[27])) as slip (letter, goes_on)
  ) || array(
    select left(word, at) || substr(word, at + 2, 1) || substr(word, at + 1, 1) || substr(word, at + 3)
    from generate_series(greatest(after, 0), length(word) - 2) as at
  )
$$;

-- Words of the vocabulary that a typed word may mean, best first. `typed` is folded, not stemmed: a slip in the last
-- letters may not be one slip of the stem. First what one slip explains, looked up whole, so that nothing is missed; only
-- when there is none, words two letters off that look alike. The commonest is likeliest, more so with the same first
-- letter; one far rarer than the best is left out, or its providers would come between. `known` documents have the word
-- as it is: it is taken for a slip only beside a far commoner one.
drop function search.corrections(text, int);
create function search.corrections(typed text, known int) returns table (correction text, documents int)
language plpgsql stable set pg_trgm.similarity_threshold = 0.25 set enable_seqscan = off as $$
declare
  stem constant text := search.stem(typed);
begin
  return query
    with likely as (
      select t.lexeme, t.documents, t.documents * case when left(t.lexeme, 1) = left(typed, 1) then 3.0 else 1 end as weight
      from search.term t
      where t.lexeme = any (search.slips(stem, 0)
          || string_to_array(search.stem(array_to_string(search.slips(typed, length(typed) - 4), ' ')), ' '))
        and (t.documents >= 3 or t.in_name) and t.lexeme <> stem and t.documents >= 20 * known and length(t.lexeme) >= 3
    )
    select l.lexeme, l.documents from likely l
    where l.weight >= 0.3 * (select max(weight) from likely) order by l.weight desc, l.lexeme limit 3;
  if found or known > 0 or length(stem) <= 4 then return; end if;
  return query
    select t.lexeme, t.documents from search.term t
    where (t.documents >= 3 or t.in_name) and t.lexeme operator(public.%) stem and t.lexeme <> stem
      and abs(length(t.lexeme) - length(stem)) <= 2 and public.levenshtein_less_equal(t.lexeme, stem, 2) <= 2
    order by public.levenshtein(t.lexeme, stem) - 0.2 * ln(t.documents) limit 3;
end $$;

-- Words (stemmed) with which people ask, in three languages: 'I need', 'company', 'cheap'. They say nothing about what
-- is looked for, so they do not filter.
create function search.asking_words() returns text[] language sql immutable parallel safe as $$
  select '{necesit,necesitam,necesitamo,busc,buscam,buscand,quier,querem,queremo,quisier,requier,requerim,transportador,transportist,tengo,teng,hay,
    quien,quiene,cual,dond,cuant,hac,hacen,llev,llevar,enviar,mandar,contrat,contratar,cotiz,cotizar,cotizacion,
    presupuest,preci,barat,economic,mejor,cerc,cercan,favor,hol,algun,empres,compani,proveedor,servici,hast,
    precis,precisam,precisamo,procur,procuram,procurand,quer,quero,tenh,quem,qual,ond,faz,fazem,leva,levar,alguem,
    orcament,cotaca,melhor,pert,companhi,fornecedor,servic,ate,carrier,
    need,needed,want,looking,look,find,seek,seeking,hir,get,can,who,what,wher,which,how,do,does,my,me,
    company,business,provider,pleas,best,cheap,cheapest,near,nearby,clos,quot,pric,rat,someon,anyon,
    that,this,ther,hav,has,ha}'::text[]
$$;

-- The queries that match some of these three or more groups of words, strictest first: all but one, all but two and so on down to
-- two, then any one. `rarest` as in search.understand. A level of more than 36 combinations is left out, and of many
-- levels the strictest three stay.
create function search.relaxed(groups text[], counts int[], out musts text[], out rarest int[])
language plpgsql immutable parallel safe as $$
declare
  size constant int := cardinality(groups);
  level record;
begin
  musts := '{}'; rarest := '{}';
  for level in
    with recursive chosen as (
      select 0 as last, 0 as kept, null::text as query where size <= 9
      union all
      select at, kept + 1, concat_ws('&', query, groups[at]) from chosen, generate_series(1, size) as at where at > last
    )
    select kept, string_agg('(' || query || ')', '|') as query from chosen
    where kept between 2 and size - 1 group by kept having count(*) <= 36 order by kept desc limit 3
  loop
    musts := musts || level.query;
    -- no combination has more than the words that are commonest
    rarest := rarest || (select n from unnest(counts) n order by n desc offset level.kept - 1 limit 1);
  end loop;
  musts := musts || array_to_string(groups, '|');
  rarest := rarest || (select sum(n) from unnest(counts) n)::int;
end $$;

-- What keywords ask for, or nothing when no word is left to search. A word with its corrections is a group.
--   musts    filters to try in turn until one finds something: all groups; all that anybody has; all that are not guesses
--            at a word nobody has; then ever fewer of them. Groups that more than 40 % of the documents have, and words of
--            asking, do not filter, unless there are no others.
--   rarest   for each filter, about how many documents have its rarest group
--   ranking  every group but words of asking, for scoring
--   name     what documents named so have: the same words, or the very name
--   lexemes  every word with its corrections, for highlighting
create or replace function search.understand(keywords text, out musts text[], out rarest int[], out ranking text, out name text,
  out lexemes text[])
language plpgsql stable set enable_seqscan = off as $$
declare
  total int;
  word record;
  strong text[] := '{}'; strong_documents int[] := '{}';
  weak text[] := '{}'; weak_documents int[] := '{}';
  asking text[] := '{}'; asking_documents int[] := '{}';
  unknown text[] := '{}';
  sure text[] := '{}'; sure_documents int[] := '{}';
begin
  select greatest(documents, 1) into total from search.size;
  lexemes := '{}';
  for word in
    select typed.lexeme, string_agg(quote_literal(choice), '|' order by choice) as query, sum(count)::int as documents,
      array_agg(choice) as choices, bool_or(count > 0 and choice = typed.lexeme) as is_sure
    from (
      select lexeme, min(token) as token
      from unnest(string_to_array(trim(search.fold(keywords)), ' ')) as token,
        unnest(tsvector_to_array(search.vector(token))) as lexeme
      group by lexeme
    ) typed
    left join search.term known on known.lexeme = typed.lexeme
    cross join lateral (
      select typed.lexeme as choice, coalesce(known.documents, 0) as count
      union all
      select c.correction, c.documents from search.corrections(typed.token, coalesce(known.documents, 0)) c
      where coalesce(known.documents, 0) < greatest(3, total / 50000) and length(typed.token) between 4 and 30
        and typed.token !~ '[0-9]' and typed.lexeme <> all (search.asking_words())
    ) choices
    group by typed.lexeme
  loop
    lexemes := lexemes || word.choices;
    if word.lexeme = any (search.asking_words()) then
      asking := asking || ('(' || word.query || ')'); asking_documents := asking_documents || word.documents;
    elsif word.documents > 0.4 * total then
      weak := weak || ('(' || word.query || ')'); weak_documents := weak_documents || word.documents;
    elsif word.documents = 0 then
      unknown := unknown || word.query;
    else
      strong := strong || ('(' || word.query || ')'); strong_documents := strong_documents || word.documents;
      if word.is_sure then
        sure := sure || ('(' || word.query || ')'); sure_documents := sure_documents || word.documents;
      end if;
    end if;
  end loop;
  if cardinality(lexemes) = 0 then return; end if;
  if cardinality(strong || weak || unknown) = 0 then weak := asking; weak_documents := asking_documents; end if;
  ranking := array_to_string(strong || weak || unknown, '|');
  name := concat_ws('|', quote_literal(search.name_key(keywords)), quote_literal(search.whole_name(keywords)));
  if cardinality(strong || unknown) = 0 then strong := weak; strong_documents := weak_documents; end if;
  musts := array[array_to_string(strong || unknown, '&')];
  rarest := array[case when cardinality(unknown) > 0 then 0 else (select min(n) from unnest(strong_documents) n) end];
  if cardinality(unknown) > 0 and cardinality(strong) > 0 then
    musts := musts || array_to_string(strong, '&');
    rarest := rarest || (select min(n) from unnest(strong_documents) n);
  end if;
  if cardinality(sure) between 1 and cardinality(strong) - 1 then
    musts := musts || array_to_string(sure, '&');
    rarest := rarest || (select min(n) from unnest(sure_documents) n);
  end if;
  if cardinality(strong) = 2 then
    musts := musts || array_to_string(strong, '|');
    rarest := rarest || least(total, strong_documents[1] + strong_documents[2]);
  elsif cardinality(strong) > 2 then
    select understand.musts || r.musts, understand.rarest || array(select least(total, n) from unnest(r.rarest) n)
    into musts, rarest from search.relaxed(strong, strong_documents) r;
  end if;
end $$;
