-- Keys by which duplicates of a business are found: names, phones, sites and tax numbers without the differences of how
-- people write them. Each key has an index. A change of one takes a migration that drops its index, which is then made
-- anew.

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

-- Letters and digits alone. Null where there are none.
create or replace function duplicates.tax_key(value text) returns text language sql immutable parallel safe strict as $$
  select nullif(regexp_replace(upper(value), '[^A-Z0-9]', '', 'g'), '')
$$;

create index if not exists providers_name_key on providers using gin (duplicates.name_key(business_name) gin_trgm_ops);
-- of one place: imports look up each row
create index if not exists providers_place_name_key on providers (address_id, duplicates.name_key(business_name));
create index if not exists providers_site_key on providers (duplicates.site_key(website_url)) where website_url is not null;
create index if not exists providers_tax_key on providers (duplicates.tax_key(tax_number)) where tax_number is not null;
create index if not exists contacts_phone_key on contacts (duplicates.phone_key(contact_value)) where contact_type <> 'email';
