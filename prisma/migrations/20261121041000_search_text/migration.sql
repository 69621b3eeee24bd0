-- How search reads text: folded, lightly stemmed, the same for Spanish, Portuguese and English, so that no language
-- has to be detected. Everything here is immutable and free of tables.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
create extension if not exists fuzzystrmatch schema public;
create schema search;

-- Lower case, no accents, only letters and digits, single spaces: 'Bahía Blanca!' -> 'bahia blanca '.
create function search.fold(value text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^a-z0-9]+', ' ', 'g')
$$;

-- Plurals and genders of the three languages fall together: 'camiones', 'caminhões' -> 'camion', 'caminha';
-- 'transporte', 'transportes' -> 'transport'. Takes folded text.
create function search.stem(folded text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(folded, '([a-z]{2})[oa]es\M', '\1ao', 'g'),
      '([a-z]{3}[ae])is\M', '\1l', 'g'),
    '([a-z]{3})(?:[aeo]s|s|[aeo])\M', '\1', 'g')
$$;

-- Words (stemmed) that say nothing about a carrier: articles, prepositions, legal forms.
create function search.stop_words() returns text[] language sql immutable parallel safe as $$
  select '{a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,
    de,la,el,en,lo,los,las,una,un,uno,del,que,para,par,con,por,mas,sus,su,se,al,sobr,entr,desd,haci,no,nuestr,
    na,nos,nas,do,da,dos,das,em,com,um,uma,os,as,ao,aos,ou,seu,sua,noss,
    than,the,of,and,in,for,with,to,our,we,is,are,on,at,by,from,or,an,over,it,be,
    sa,srl,sas,ltd,ltda,lda,cv,cia,inc,llc,corp,cor,eirl,eirel,me,hno,hn}'::text[]
$$;

-- The lexemes of a text, without weights.
create function search.vector(value text) returns tsvector language sql immutable parallel safe as $$
  select ts_delete(to_tsvector('simple', search.stem(search.fold(coalesce(value, '')))), search.stop_words())
$$;

-- A lexeme that only documents with exactly this name have: the name's lexemes in order of the alphabet after '='.
-- Null for a name without lexemes.
create function search.name_key(name text) returns text language sql immutable parallel safe as $$
  select '=' || nullif(array_to_string(tsvector_to_array(search.vector(name)), ' '), '')
$$;

-- Code of the grid cell around a point; level 1, 2, 3: cells of 0.25, 1 and 4 degrees.
create function search.cell(level int, latitude float8, longitude float8) returns int
language sql immutable parallel safe as $$
  select (level << 24) | (floor((latitude + 90) / size)::int << 12) | floor((longitude + 180) / size)::int
  from (select (array[0.25, 1, 4]::float8[])[level] as size) grid
$$;

-- Position along a Z-order curve: neighbours on the map are neighbours in the table, so a search near a place reads
-- few pages (2 to 4 times faster, measured at a million).
create function search.z_order(latitude float8, longitude float8) returns bigint
language sql immutable parallel safe as $$
  select sum((((y >> bit) & 1)::bigint << (2 * bit + 1)) | (((x >> bit) & 1)::bigint << (2 * bit)))::bigint
  from (select floor((latitude + 90) * 20)::int as y, floor((longitude + 180) * 20)::int as x) point,
       generate_series(0, 12) as bit
$$;
