-- Postal codes that the operator has loaded, each with its city: npm run places.
create table postal_codes (
  country_code char(2) not null,
  code text not null,
  address_id integer not null references addresses (id) on delete cascade on update cascade,
  primary key (country_code, code)
);
create index postal_codes_address_id_idx on postal_codes (address_id);
