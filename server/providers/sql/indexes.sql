-- no transaction
create index concurrently if not exists providers_list_text on providers
  using gin (search.provider_list_text(business_name, commercial_name, tax_number, applicant_email) gin_trgm_ops);
create index concurrently if not exists providers_name_key on providers using gin (duplicates.name_key(business_name) gin_trgm_ops);
-- imports look up each row by its place
create index concurrently if not exists providers_place_name_key on providers (address_id, duplicates.name_key(business_name));
create index concurrently if not exists providers_site_key on providers (duplicates.site_key(website_url)) where website_url is not null;
create index concurrently if not exists providers_site_domain_key on providers (duplicates.domain_key('x@' || duplicates.site_key(website_url)))
  where website_url is not null;
create index concurrently if not exists providers_tax_key on providers (duplicates.tax_key(tax_number)) where tax_number is not null;
create index concurrently if not exists contacts_phone_key on contacts (duplicates.phone_key(contact_value)) where contact_type <> 'email';
create index concurrently if not exists contacts_domain_key on contacts (duplicates.domain_key(contact_value)) where contact_type = 'email';
create index concurrently if not exists contacts_email_domain on contacts (split_part(lower(contact_value), '@', 2)) where contact_type = 'email';
create index concurrently if not exists provider_branches_phone_key on provider_branches (duplicates.phone_key(phone)) where phone is not null;
-- when they were submitted last, as lists are sorted by it
create index concurrently if not exists providers_submitted_at on providers (coalesce(resubmitted_at, created_at), id);
-- the moderation queue: partial indexes, which Prisma's schema cannot name
create index concurrently if not exists providers_waiting_created on providers (created_at, id) where status = 'waiting';
create index concurrently if not exists providers_waiting_name on providers (business_name collate "und-x-icu", id) where status = 'waiting';
create index concurrently if not exists providers_waiting_submitted on providers (coalesce(resubmitted_at, created_at), id)
  where status = 'waiting';
create index concurrently if not exists providers_waiting_updated on providers (updated_at, id) where status = 'waiting';
-- one claim of a person about a provider that has not ended, at most
create unique index concurrently if not exists provider_claims_unended on provider_claims (provider_id, user_id)
  where state in ('unproved', 'proved', 'objected', 'approved');
