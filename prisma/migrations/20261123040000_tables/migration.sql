-- All tables, types and indexes. What they mean is said in prisma/schema.prisma; functions, triggers and the indexes that
-- need a function are in the files of server/*/sql, which are applied after the migrations.
create extension if not exists unaccent schema public;
create extension if not exists pg_trgm schema public;
create extension if not exists fuzzystrmatch schema public;
create schema search;
create schema duplicates;
create schema jobs;
create schema rules;

-- People

create type language as enum ('en', 'es', 'pt');
create table users (
  id serial primary key, email text not null, email_verified_at timestamptz(3), first_name text, last_name text,
  display_name text not null, image_url text, is_super_admin boolean not null default false, password_hash text,
  language language not null default 'en', agreement_version text, agreement_accepted_at timestamptz(3),
  disabled_at timestamptz(3), version int not null default 1,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp, deletion_due_at timestamptz(3)
);
create index users_created_at_id_idx on users (created_at, id);
create index users_deletion_due_at_idx on users (deletion_due_at);
-- the back office lists names in the order of ICU
create index users_display_name_order on users (display_name collate "und-x-icu", id);
create index users_email_idx on users (email);
-- An address belongs to the account that proved it; before that, several accounts may give it.
create unique index users_proved_email on users (email) where email_verified_at is not null;

create table user_identities (
  id serial primary key, user_id int not null references users on update cascade on delete cascade,
  provider text not null, subject text not null, created_at timestamptz(3) not null default current_timestamp
);
create unique index user_identities_provider_subject_key on user_identities (provider, subject);
create index user_identities_user_id_idx on user_identities (user_id);

create table sessions (
  id serial primary key, token_hash bytea not null,
  user_id int not null references users on update cascade on delete cascade, user_agent text,
  created_at timestamptz(3) not null default current_timestamp,
  last_seen_at timestamptz(3) not null default current_timestamp, expires_at timestamptz(3) not null
);
create index sessions_expires_at_idx on sessions (expires_at);
create unique index sessions_token_hash_key on sessions (token_hash);
create index sessions_user_id_idx on sessions (user_id);

create table spent_proofs (hash bytea primary key, expires_at timestamptz(3) not null);
create index spent_proofs_expires_at_idx on spent_proofs (expires_at);

-- Reference data

create type address_kind as enum ('city', 'region', 'country');
create table addresses (
  id int primary key, kind address_kind not null, name text not null, alternates text[],
  country_code char(2) not null, region_id int references addresses on update cascade on delete restrict,
  district text, latitude float8 not null, longitude float8 not null, population int not null
);
-- from a place to its country
create index addresses_country on addresses (country_code) where kind = 'country';
create index addresses_region_id_idx on addresses (region_id);

create table postal_codes (
  country_code char(2) not null, code text not null,
  address_id int not null references addresses on update cascade on delete cascade, primary key (country_code, code)
);
create index postal_codes_address_id_idx on postal_codes (address_id);

create table service_categories (id serial primary key, name_en text not null, name_es text not null, name_pt text not null);

create table service_subcategories (
  id serial primary key, name_en text not null, name_es text not null, name_pt text not null,
  category_id int not null references service_categories on update cascade on delete restrict
);
create index service_subcategories_category_id_idx on service_subcategories (category_id);

create table services (
  id serial primary key, name_en text not null, name_es text not null, name_pt text not null,
  subcategory_id int not null references service_subcategories on update cascade on delete restrict,
  version int not null default 1, created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp, synonyms text[] not null default '{}'
);
create index services_subcategory_id_idx on services (subcategory_id);

create table tax_types (id serial primary key, country_code char(2) not null, short_name text not null, name text not null);

-- Partners and access tokens

create table partners (
  id serial primary key, name text not null, contact_email text not null, version int not null default 1,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp
);
create unique index partners_name_key on partners (name);

create table access_tokens (
  id serial primary key, name text not null, token_hash bytea not null, hint text not null, scopes text[],
  partner_id int references partners on update cascade on delete cascade,
  user_id int references users on update cascade on delete cascade,
  created_by_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp, expires_at timestamptz(3) not null,
  last_used_at timestamptz(3), revoked_at timestamptz(3),
  -- a token belongs to a partner or to a person
  constraint access_tokens_have_one_owner check (num_nonnulls(partner_id, user_id) = 1),
  constraint access_tokens_have_scopes check (cardinality(scopes) > 0)
);
create index access_tokens_created_by_id_idx on access_tokens (created_by_id);
create index access_tokens_partner_id_id_idx on access_tokens (partner_id, id);
create unique index access_tokens_token_hash_key on access_tokens (token_hash);
create index access_tokens_user_id_id_idx on access_tokens (user_id, id);

-- Files

create table files (
  id serial primary key, storage_key text not null, content_type text not null, byte_size int not null, widths int[],
  user_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index files_storage_key_key on files (storage_key);
create index files_user_id_idx on files (user_id);

-- The directory

create type contact_type as enum ('email', 'land-phone', 'mobile-phone', 'whatsapp');
create type decision_kind as enum ('approved', 'changes-requested', 'rejected', 'undone');
create table providers (
  id serial primary key, business_name text not null, commercial_name text, website_url text,
  tax_type_id int references tax_types on update cascade on delete restrict, tax_number text,
  description text not null default '',
  address_id int not null references addresses on update cascade on delete restrict,
  language language not null default 'en', approved_at timestamptz(3),
  approved_by_id int references users on update cascade on delete set null, rejected_at timestamptz(3),
  applicant_email text, idempotency_key text, version int not null default 1,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp, import_key text,
  partner_id int references partners on update cascade on delete set null
);
create index providers_address_id_idx on providers (address_id);
create index providers_applicant_email_idx on providers (applicant_email);
create index providers_approved_at_id_idx on providers (approved_at, id);
create index providers_approved_by_id_id_idx on providers (approved_by_id, id);
create index providers_business_name_order on providers (business_name collate "und-x-icu", id);
create index providers_commercial_name_order on providers (commercial_name collate "und-x-icu", id);
create index providers_created_at_id_idx on providers (created_at, id);
create unique index providers_idempotency_key_key on providers (idempotency_key);
create unique index providers_import_key_key on providers (import_key);
create index providers_partner_id_id_idx on providers (partner_id, id);
-- the moderation queue
create index providers_queue_created on providers (created_at, id) where approved_at is null and rejected_at is null;
create index providers_queue_name on providers (business_name collate "und-x-icu", id)
  where approved_at is null and rejected_at is null;
create index providers_queue_updated on providers (updated_at, id) where approved_at is null and rejected_at is null;
create index providers_tax_number_id_idx on providers (tax_number, id);
create index providers_tax_type_id_idx on providers (tax_type_id);
create index providers_updated_at_id_idx on providers (updated_at, id);

create table contacts (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  contact_type contact_type not null, contact_value text not null,
  updated_at timestamptz(3) not null default current_timestamp, typed_value text
);
create index contacts_email_key on contacts (lower(contact_value)) where contact_type = 'email';
create index contacts_provider_id_idx on contacts (provider_id);

create table provider_services (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  service_id int not null references services on update cascade on delete restrict,
  address_id int not null references addresses on update cascade on delete restrict,
  updated_at timestamptz(3) not null default current_timestamp
);
create index provider_services_address_id_idx on provider_services (address_id);
create index provider_services_provider_id_idx on provider_services (provider_id);
create index provider_services_service_id_idx on provider_services (service_id);

create table provider_images (
  provider_id int primary key references providers on update cascade on delete cascade,
  file_id int not null references files on update cascade on delete restrict, approved_at timestamptz(3),
  approved_by_id int references users on update cascade on delete set null
);
create index provider_images_approved_by_id_idx on provider_images (approved_by_id);
create unique index provider_images_file_id_key on provider_images (file_id);

create table provider_users (
  provider_id int not null references providers on update cascade on delete cascade,
  user_id int not null references users on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp, primary key (provider_id, user_id)
);
create index provider_users_user_id_idx on provider_users (user_id);

create table provider_decisions (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  kind decision_kind not null, reason text, silent boolean not null default false,
  user_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp
);
create index provider_decisions_provider_id_id_idx on provider_decisions (provider_id, id);
create index provider_decisions_user_id_idx on provider_decisions (user_id);

create type mailed_link_kind as enum ('password', 'email', 'business', 'resubmission', 'deletion');
create table mailed_links (
  id serial primary key, kind mailed_link_kind not null, token_hash bytea not null, email text not null,
  user_id int references users on update cascade on delete cascade,
  provider_id int references providers on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp, expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index mailed_links_email_idx on mailed_links (email);
create index mailed_links_provider_id_idx on mailed_links (provider_id);
create unique index mailed_links_token_hash_key on mailed_links (token_hash);
create index mailed_links_user_id_kind_idx on mailed_links (user_id, kind);

-- Imports

create type provider_import_status as enum ('checking', 'checked', 'importing', 'done', 'failed', 'cancelled');
create type provider_import_verdict as enum ('create', 'update', 'unchanged', 'refused');
create table provider_imports (
  id serial primary key, file_name text not null, content_hash bytea not null,
  status provider_import_status not null default 'checking', language language not null, columns text[],
  warnings jsonb not null default '[]', row_count int not null default 0, done_count int not null default 0,
  created_count int not null default 0, updated_count int not null default 0, unchanged_count int not null default 0,
  refused_count int not null default 0, failures int not null default 0,
  user_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp, finished_at timestamptz(3)
);
create index provider_imports_content_hash_idx on provider_imports (content_hash);
create index provider_imports_created_at_idx on provider_imports (created_at);
create index provider_imports_user_id_idx on provider_imports (user_id);

create table provider_import_rows (
  id serial primary key, import_id int not null references provider_imports on update cascade on delete cascade,
  line int not null, data jsonb not null, verdict provider_import_verdict, messages jsonb not null default '[]',
  "column" text, import_key text, provider_id int references providers on update cascade on delete set null,
  provider_version int, is_done boolean not null default false
);
create index provider_import_rows_import_id_id_idx on provider_import_rows (import_id, id);
create index provider_import_rows_import_id_import_key_idx on provider_import_rows (import_id, import_key);
create index provider_import_rows_import_id_provider_id_idx on provider_import_rows (import_id, provider_id);
create index provider_import_rows_import_id_verdict_id_idx on provider_import_rows (import_id, verdict, id);
-- what an import still has to do, in the order of the file
create index provider_import_rows_open on provider_import_rows (import_id, id) where not is_done;
create index provider_import_rows_provider_id_idx on provider_import_rows (provider_id);

-- Webhooks

create table webhook_endpoints (
  id serial primary key, partner_id int not null references partners on update cascade on delete cascade,
  url text not null, secret text not null, event_types text[],
  created_by_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp, disabled_at timestamptz(3), former_secret text,
  former_secret_until timestamptz(3)
);
create index webhook_endpoints_created_by_id_idx on webhook_endpoints (created_by_id);
create index webhook_endpoints_partner_id_id_idx on webhook_endpoints (partner_id, id);

create table webhook_events (
  id serial primary key, webhook_id text not null, type text not null, provider_id int, payload text not null,
  created_at timestamptz(3) not null default current_timestamp
);
create index webhook_events_created_at_idx on webhook_events (created_at);
create unique index webhook_events_webhook_id_key on webhook_events (webhook_id);

create table webhook_deliveries (
  id serial primary key, endpoint_id int not null references webhook_endpoints on update cascade on delete cascade,
  event_id int not null references webhook_events on update cascade on delete cascade,
  attempts int not null default 0, delivered_at timestamptz(3), failed_at timestamptz(3),
  last_attempt_at timestamptz(3), last_status int, last_error text
);
create unique index webhook_deliveries_endpoint_id_event_id_key on webhook_deliveries (endpoint_id, event_id);
create index webhook_deliveries_endpoint_id_id_idx on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_event_id_idx on webhook_deliveries (event_id);

-- The log, help videos and settings

create type log_severity as enum ('info', 'warning', 'error');
create table logs (
  id bigserial primary key, severity log_severity not null, message text not null,
  user_id int references users on update cascade on delete set null, request_id text, subject text, subject_id int,
  before jsonb, after jsonb, created_at timestamptz(3) not null default current_timestamp, address text, token_id int
);
create index logs_created_at_id_idx on logs (created_at, id);
create index logs_severity_id_idx on logs (severity, id);
create index logs_subject_subject_id_id_idx on logs (subject, subject_id, id);
create index logs_user_id_id_idx on logs (user_id, id);
create index logs_user_id_severity_id_idx on logs (user_id, severity, id);

create table help_videos (id text primary key, title text not null, published_at timestamptz(3) not null, position float8 not null default 0);
create index help_videos_position_id_idx on help_videos (position, id);

create table settings (key text primary key, value jsonb not null);

-- Search

-- A place of a provider: where it is, what it lies in and the services that are offered there.
create type search.site as (
  latitude real, longitude real,
  -- ids of addresses; null for none
  region int, country int,
  -- the region or country that is served as a whole; null where the place is a city
  served int,
  services int[]
);

-- The text and the places of an approved provider.
create table search.document (
  provider_id int not null,
  -- 0 to 1: how complete and recent the entry is
  quality real not null,
  -- 0: the best documents, 1: the next, and so on: see search.tier_sizes()
  tier smallint not null,
  -- its own address and the places of its services
  sites search.site[] not null,
  -- of the only site, where that is a city; most have one, and are found without reading the sites
  latitude real, longitude real,
  -- grid cells of three sizes; minus the id of each city, region and country that it is in; the id of each region or
  -- country that it serves
  areas int[] not null,
  -- A: names, C: places, D: description; '~' with each word of a name; '@' with its id for each service and '@s' with its
  -- id for each subcategory
  terms tsvector not null
);
-- As search.index_documents() makes them for each rebuild; samples of 1/16 and 1/256 are for estimated counts.
create unique index document_provider_id on search.document (provider_id);
create index document_terms on search.document using gin (terms, areas) with (fastupdate = off);
create index document_tier_0 on search.document using gin (terms, areas) with (fastupdate = off) where tier <= 0;
create index document_tier_1 on search.document using gin (terms, areas) with (fastupdate = off) where tier <= 1;
create index document_tier_2 on search.document using gin (terms, areas) with (fastupdate = off) where tier <= 2;
create index document_tier_3 on search.document using gin (terms, areas) with (fastupdate = off) where tier <= 3;
create index document_tier_4 on search.document using gin (terms, areas) with (fastupdate = off) where tier <= 4;
create index document_tier_5 on search.document using gin (terms, areas) with (fastupdate = off) where tier <= 5;
create index document_sample_16 on search.document using gin (terms, areas) with (fastupdate = off) where provider_id % 16 = 7;
create index document_sample_256 on search.document using gin (terms, areas) with (fastupdate = off) where provider_id % 256 = 7;

-- Documents that are in no index yet. A document is here or in search.document, never in both. Every writer of either
-- locks this table first, or a rebuild, which locks both against writers, could wait for a writer that waits for it.
create table search.pending_document (like search.document including defaults);
create unique index pending_document_provider_id on search.pending_document (provider_id);

-- The row of a provider in results, ready to be sent.
create table search.card (provider_id int primary key, card json not null);
-- Providers that changed since their card was written.
create table search.pending_card (provider_id int primary key);
-- Providers that changed since the last rebuild began. The rebuild reads them again before it ends.
create table search.changed_since_rebuild (provider_id int not null);

-- The vocabulary: how many documents have the lexeme (as of the last rebuild), and whether it is part of a name.
create table search.term (lexeme text collate "C" primary key, documents int not null, in_name boolean not null);
create index term_trigrams on search.term using gin (lexeme gin_trgm_ops) where documents >= 3 or in_name;

-- How many documents an area code has, as of the last rebuild.
create table search.area (code int primary key, documents int not null);

-- How many documents there are, and the least quality of each tier but the last.
create table search.size (
  one boolean primary key default true check (one), documents int not null default 0,
  thresholds real[] not null default '{0,0,0,0,0,0}', rebuilt_at timestamptz
);
insert into search.size default values;

-- Counts the changes of services and of their names, so that each process knows when to read them again.
create table search.service_changes (one boolean primary key default true check (one), number int not null default 0);
insert into search.service_changes default values;

-- What documents hold of a place, read when its name changes.
create table search.place (
  address_id int primary key references addresses on delete cascade,
  latitude real not null, longitude real not null, words tsvector not null, areas int[] not null,
  -- ids of addresses; null for none
  region_id int, country_id int,
  -- a region or country: its middle is no place of a provider
  is_area boolean not null default false
);

-- A place that is searched around.
create type search.point as (
  id int, kind public.address_kind, latitude float8, longitude float8,
  -- ids of the regions and countries that it lies in
  served_by int[]
);

-- What keywords ask for: see server/search/keywords.
create type search.wanted as (
  ranking tsquery,
  -- providers with this name
  named int[],
  -- services: those whose very name was typed, and all that were named
  exact int[], services int[],
  -- the same services as a query of documents
  offered tsquery,
  -- documents with all needs, where there are several
  all_needs tsquery
);
