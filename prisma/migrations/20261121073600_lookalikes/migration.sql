-- What makes two businesses look alike: names, phones, sites and tax numbers reduced to what does not differ by habit.
-- Used by server/providers/findLookalikes.ts; each key has an index.
create schema lookalike;

-- 'Trans Andes S.R.L.' and 'TransAndes SRL' -> 'transandes'. Legal forms count only at the end.
create function lookalike.name_key(value text) returns text language sql immutable parallel safe strict as $$
  select replace(regexp_replace(' ' || btrim(search.fold(value)),
    '( (s de r l( de c v)?|s a p i( de c v)?|s a de c v|sa de cv|s de rl de cv|de c v|de cv|s r l|srl|s a s|sas|s a c|sac|s a a|saa|s p a|spa|s a|sa|ltda|lda|ltd|limited|limitada|l l c|llc|inc|incorporated|corp|corporation|e i r l|eirl|eireli|m e|me|epp|co|company|cia|compania|companhia|y|e|and))+$',
    ''), ' ', '')
$$;

-- The numbers of a name, in order: 'Depósito 7' and 'Depósito 9' are two places of one owner, not a double.
create function lookalike.numbers(value text) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(m[1], ' '), '') from regexp_matches(value, '(\d+)', 'g') as m
$$;

-- The last eight digits: with or without country and area codes it is the same phone. Null for shorter ones.
create function lookalike.phone_key(value text) returns text language sql immutable parallel safe strict as $$
  select substring(regexp_replace(value, '\D', '', 'g') from '\d{8}$')
$$;

-- The host without 'www.'. Null for sites where many businesses have their pages.
create function lookalike.site_key(value text) returns text language sql immutable parallel safe strict as $$
  select case when host !~ '(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|tiktok|linktr|wa|whatsapp|google|wixsite|blogspot|wordpress|mercadolibre|mercadolivre)\.[a-z.]+$' then host end
  from (select substring(lower(value) from '^(?:https?://)?(?:www\.)?([^/:?#]+)') as host) as site
$$;

create function lookalike.tax_key(value text) returns text language sql immutable parallel safe strict as $$
  select nullif(regexp_replace(upper(value), '[^A-Z0-9]', '', 'g'), '')
$$;

create index providers_name_key on providers using gin (lookalike.name_key(business_name) gin_trgm_ops);
create index providers_site_key on providers (lookalike.site_key(website_url)) where website_url is not null;
create index providers_tax_key on providers (lookalike.tax_key(tax_number)) where tax_number is not null;
create index contacts_phone_key on contacts (lookalike.phone_key(contact_value)) where contact_type <> 'email';
create index contacts_email_key on contacts (lower(contact_value)) where contact_type = 'email';
