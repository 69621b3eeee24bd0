-- A word is not stemmed into one that says nothing: 'Andes' would become 'and', 'foro' would become 'for', and neither
-- would be searched.
create or replace function search.stem(folded text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(folded, '([a-z]{3})ings?\M', '\1', 'g'),
        '([a-z]{2})[oa]es\M', '\1ao', 'g'),
      '([a-z]{3}[ae])is\M', '\1l', 'g'),
    '\m((?:los|las|una|uno|del|que|con|por|mas|sus|nos|nas|dos|das|com|uma|seu|sua|the|and|for|our|are|sas|inc|cor)(?:[aeo]s|s|[aeo]))\M|([a-z]{3})(?:[aeo]s|s|[aeo])\M', '\1\2', 'g')
$$;

-- Words (stemmed) that say nothing about a carrier: articles, prepositions, legal forms.
create or replace function search.stop_words() returns text[] language sql immutable parallel safe as $$
  select '{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,
    de,la,el,en,lo,los,las,una,un,uno,unas,unos,del,que,para,par,con,por,mas,sus,su,se,al,sobr,entr,desd,haci,no,nuestr,
    na,nos,nas,do,da,dos,das,em,com,um,uma,umas,os,as,ao,aos,ou,seu,sua,seus,suas,noss,
    than,the,of,and,in,for,with,to,our,we,is,are,on,at,by,from,or,an,over,it,be,
    sa,srl,sas,ltd,ltda,lda,cv,cia,inc,llc,corp,cor,eirl,eirel,me,hno,hn}'::text[]
$$;

-- The lexemes of the name of a place: all of its words, for 'Para' is also a state and 'La Paz' a city.
create function search.place_lexemes(name text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', search.stem(search.fold(coalesce(name, ''))))
$$;

create or replace function search.read_places(ids int[]) returns void language sql as $$
  insert into search.place
    select a.id, a.latitude, a.longitude, setweight(search.place_lexemes(concat_ws(' ', a.name, r.name)), 'C'),
      array_remove(array[-a.id, -a.region_id, -c.id] || case when a.kind <> 'city' then array[a.id]
        else array[search.cell(1, a.latitude, a.longitude), search.cell(2, a.latitude, a.longitude),
          search.cell(3, a.latitude, a.longitude)] end, null),
      a.kind <> 'city'
    from public.addresses a
    left join public.addresses r on r.id = a.region_id
    left join public.addresses c on c.kind = 'country' and c.country_code = a.country_code
    where a.id = any (ids)
  on conflict (address_id) do update
    set latitude = excluded.latitude, longitude = excluded.longitude, words = excluded.words, areas = excluded.areas,
      is_area = excluded.is_area
$$;

-- The words of a text that search reads: folded as typed, their lexemes, and how many documents have those. With each,
-- how many documents there are, and the tsquery of documents whose name has the same words, or is the very same. 'Para'
-- is read, as the state may be meant; beside other words it does not filter.
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
