-- Keys for finding duplicates of a business: names, phones, sites and tax numbers without differences of notation. Each
-- key has an index. A change of one takes a migration that drops its index, which is then made again.

-- 'Trans Andes S.R.L.' and 'TransAndes SRL' -> 'transandes'. Legal forms count only at the end.
create or replace function duplicates.name_key(value text) returns text language sql immutable parallel safe strict as $$
  select replace(regexp_replace(' ' || btrim(search.fold(value)),
    '( (s de r l( de c v)?|s a p i( de c v)?|s a de c v|sa de cv|s de rl de cv|de c v|de cv|s r l|srl|s a s|sas|s a c|sac|s a a|saa|s p a|spa|s a|sa|ltda|lda|ltd|limited|limitada|l l c|llc|inc|incorporated|corp|corporation|e i r l|eirl|eireli|m e|me|epp|co|company|cia|compania|companhia|y|e|and))+$',
    ''), ' ', '')
$$;

-- The numbers of a name, in order: 'Depósito 7' and 'Depósito 9' are two places of one owner, not duplicates.
create or replace function duplicates.numbers(value text) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(m[1], ' '), '') from regexp_matches(value, '(\d+)', 'g') as m
$$;

-- The last eight digits: with or without country and area codes it is the same phone. An extension is no part of it. Null
-- for shorter ones.
create or replace function duplicates.phone_key(value text) returns text language sql immutable parallel safe strict as $$
  select substring(regexp_replace(split_part(value, ';', 1), '\D', '', 'g') from '\d{8}$')
$$;

-- The host without 'www.'. Null for sites where many businesses have their pages.
create or replace function duplicates.site_key(value text) returns text language sql immutable parallel safe strict as $$
  select case when host !~ '(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok|linktr|wa|whatsapp|google|wixsite|blogspot|wordpress|mercadolibre|mercadolivre)\.[a-z.]+$' then host end
  from (select substring(lower(value) from '^(?:https?://)?(?:www\.)?([^/:?#]+)') as host) as site
$$;

-- The name of a mail's domain as the eye reads it: 'ventas@Ande5-carg0.com.ar' and 'x@andescargo.com' are alike. Null for
-- short ones, which are all alike.
create or replace function duplicates.domain_key(email text) returns text language sql immutable parallel safe strict as $$
  select case when length(key) >= 5 then key end from (
    select regexp_replace(translate(replace(replace(replace(
        regexp_replace(split_part(lower(btrim(email)), '@', 2), '(\.(com?|net|org|gob|gov|edu|ind|tur|log|biz|info))?(\.[a-z]{2,})?$', ''),
      'rn', 'm'), 'vv', 'w'), '-', ''), '013457i', 'oleastl'), '(.)\1+', '\1', 'g') as key) as domain
$$;

-- Letters and digits alone. Null where there are none.
create or replace function duplicates.tax_key(value text) returns text language sql immutable parallel safe strict as $$
  select nullif(regexp_replace(upper(value), '[^A-Z0-9]', '', 'g'), '')
$$;

-- Providers with nearly the same name (one letter changed in a name of average length) in the same region.
create or replace function duplicates.similar_names(provider integer) returns setof integer language sql stable
set pg_trgm.similarity_threshold = 0.7 as $$
  select p.id from providers me join addresses mine on mine.id = me.address_id
    join providers p on duplicates.name_key(p.business_name) % duplicates.name_key(me.business_name)
    join addresses a on a.id = p.address_id
  where me.id = provider and p.id <> provider and coalesce(a.region_id, a.id) = coalesce(mine.region_id, mine.id)
    and duplicates.numbers(p.business_name) = duplicates.numbers(me.business_name)
$$;
