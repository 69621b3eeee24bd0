alter table contacts add column typed_value text;

-- An extension is no part of the number.
create or replace function lookalike.phone_key(value text) returns text language sql immutable parallel safe strict as $$
  select substring(regexp_replace(split_part(value, ';', 1), '\D', '', 'g') from '\d{8}$')
$$;
