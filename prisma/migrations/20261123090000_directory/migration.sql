-- Directory pages: the places where at least three providers offer a service, and the former names of services. The
-- indexes of offers have all that a page reads of them.
create table directory_pages (
  address_id int not null, offer int not null, parent_id int, count int not null, primary key (address_id, offer)
);
create index directory_pages_parent_id_offer_idx on directory_pages (parent_id, offer);

create table former_service_slugs (
  language language not null, slug text not null,
  service_id int not null references services on update cascade on delete cascade, primary key (language, slug)
);
create index former_service_slugs_service_id_idx on former_service_slugs (service_id);

drop index provider_services_address_id_idx, provider_services_provider_id_idx, provider_services_service_id_idx;
create index provider_services_address_id_service_id_provider_id_idx
  on provider_services (address_id, service_id, provider_id);
create index provider_services_provider_id_service_id_address_id_idx
  on provider_services (provider_id, service_id, address_id);
create index provider_services_service_id_address_id_provider_id_idx
  on provider_services (service_id, address_id, provider_id);
create index addresses_country_code_idx on addresses (country_code);
