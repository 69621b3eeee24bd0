-- How search reads text: folded and lightly stemmed, in the same way for Spanish, Portuguese and English, so that no
-- language has to be detected. Everything here is immutable and reads no table. Indexes are made of some of it, and
-- search.place and search.document hold what it returned: see CONTRIBUTING.md before changing it.

-- Lower case, no accents, only letters and digits, single spaces: 'Bahía Blanca!' -> 'bahia blanca '.
create or replace function search.fold(value text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, value)), '[^a-z0-9]+', ' ', 'g')
$$;

-- Makes one of plurals and genders of the three languages, and of the English '-ing': 'camiones' -> 'camion',
-- 'transportes' and 'transporte' -> 'transport', 'towing' -> 'tow'. Takes folded text. A word does not become a stop word:
-- 'Andes' would become 'and', 'foro' would become 'for', and neither would be searched.
create or replace function search.stem(folded text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(folded, '([a-z]{3})ings?\M', '\1', 'g'),
        '([a-z]{2})[oa]es\M', '\1ao', 'g'),
      '([a-z]{3}[ae])is\M', '\1l', 'g'),
    '\m((?:los|las|una|uno|del|que|con|por|mas|sus|nos|nas|dos|das|com|uma|seu|sua|the|and|for|our|are|sas|inc|cor)(?:[aeo]s|s|[aeo]))\M|([a-z]{3})(?:[aeo]s|s|[aeo])\M', '\1\2', 'g')
$$;

-- The lexemes of folded text, without weights.
create or replace function search.lexemes(folded text) returns tsvector language sql immutable parallel safe strict as $$
  select ts_delete(to_tsvector('simple', search.stem(folded)), search.stop_words())
$$;

-- The lexemes of a text, without weights.
create or replace function search.vector(value text) returns tsvector language sql immutable parallel safe as $$
  select search.lexemes(search.fold(coalesce(value, '')))
$$;

-- The lexemes of the name of a place: all of its words, for 'Para' is also a state and 'La Paz' a city.
create or replace function search.place_lexemes(name text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', search.stem(search.fold(coalesce(name, ''))))
$$;

-- A lexeme that only documents with these lexemes in their name have: '=' and the lexemes in alphabetical order. Null for
-- a name without lexemes.
create or replace function search.key(lexemes tsvector) returns text language sql immutable parallel safe as $$
  select '=' || nullif(array_to_string(tsvector_to_array(lexemes), ' '), '')
$$;

create or replace function search.name_key(name text) returns text language sql immutable parallel safe as $$
  select search.key(search.vector(name))
$$;

-- A lexeme that only documents with exactly this name have, with its legal form and single letters, which search.key
-- leaves out: 'P&F Transport LLC' is not 'Transportes S.R.L.'.
create or replace function search.whole(folded text) returns text language sql immutable parallel safe as $$
  select '==' || nullif(btrim(folded), '')
$$;

create or replace function search.whole_name(name text) returns text language sql immutable parallel safe as $$
  select search.whole(search.fold(name))
$$;

-- One vector of several.
create or replace aggregate search.joined(tsvector) (sfunc = tsvector_concat, stype = tsvector, parallel = safe);
