-- All tables, types and indexes. What they mean is said in prisma/schema.prisma; functions, triggers and the indexes that
-- need a function are in the files of server/*/sql, which are applied after the migrations.
create extension if not exists fuzzystrmatch schema public;
create extension if not exists pg_trgm schema public;
create extension if not exists unaccent schema public;
create schema search;
create schema credentials;
create schema duplicates;
create schema jobs;
create schema rules;

create type language as enum ('en', 'es', 'pt', 'fr');
create type address_kind as enum ('city', 'region', 'country');
create type contact_type as enum ('email', 'land-phone', 'mobile-phone', 'whatsapp');
create type decision_kind as enum ('approved', 'changes-requested', 'rejected', 'suspended', 'published', 'undone');
create type mailed_link_kind as enum (
  'password', 'email', 'business', 'resubmission', 'deletion', 'status', 'numbers', 'invitation', 'claim', 'objection',
  'watch', 'watches', 'report', 'report_answer', 'confirmation'
);
create type provider_import_status as enum (
  'checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undoing', 'undone'
);
create type provider_import_verdict as enum ('create', 'update', 'unchanged', 'refused', 'duplicate');
create type log_severity as enum ('info', 'warning', 'error');
-- What an owner wants changed of a published provider waits here, and is nowhere public.
create type provider_edit_outcome as enum ('applied', 'refused', 'taken-back');
-- How often providers are seen, opened and contacted, and searches that find few: numbers a day, and no persons.
create type view_kind as enum ('seen', 'opened', 'email', 'phone', 'whatsapp', 'website');
-- A business has owners and editors, who are invited; a listing without its owner is claimed.
create type provider_role as enum ('owner', 'editor');
create type claim_method as enum ('domain', 'listed-email', 'document');
create type former_owners as enum ('keep', 'make-editors', 'remove');
create type text_meaning as enum ('service', 'place', 'business', 'not-ours');
-- Where a provider is on its way into the directory.
create type provider_status as enum ('waiting', 'sent_back', 'rejected', 'approved', 'suspended');
-- Where a claim stands.
create type claim_state as enum ('unproved', 'proved', 'objected', 'approved', 'accepted', 'refused', 'taken_back');
create type business_role as enum ('own_fleet', 'broker', 'forwarder', 'warehouse', 'customs', 'other');
create type lane_rhythm as enum ('daily', 'weekly', 'on_demand');
create type credential_checker as enum ('staff', 'file');
create type credential_result as enum ('match', 'other_name', 'inactive', 'not_found');
create type watch_rhythm as enum ('daily', 'weekly');
create type control_kind as enum ('phone', 'mail', 'contacts', 'owner', 'mail_domain', 'lookalike', 'claim_pending');
create type report_kind as enum ('wrong_phone', 'closed', 'not_them', 'fraud');
create type report_state as enum ('unproved', 'pending', 'accepted', 'refused', 'expired');
create type unlisted_kind as enum ('phone', 'mail_domain', 'name');
create type service_facet as enum ('work', 'equipment', 'cargo');
-- Loads that users keep, and whom they asked about them.
create type ask_way as enum ('whatsapp', 'email', 'phone');
create type ask_answer as enum ('answered', 'price', 'no');
-- A place of a provider: where it is, what it lies in and the services that are offered there.
create type search.site as (latitude real, longitude real, region int, country int, served int, services int[]);
-- A place that is searched around.
create type search.point as (id int, kind address_kind, latitude float8, longitude float8, served_by int[]);
-- What keywords ask for: see server/search/keywords.
create type search.wanted as (
  ranking tsquery, named int[], exact int[], services int[], offered tsquery, all_needs tsquery, narrowed int[],
  narrowed_too int[]
);

create table users (
  id serial primary key, email text not null, email_verified_at timestamptz(3), first_name text, last_name text,
  display_name text not null, image_url text, is_super_admin boolean not null default false, password_hash text,
  language language not null default 'en', agreement_version text, agreement_accepted_at timestamptz(3),
  disabled_at timestamptz(3), version int not null default 1,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp, deletion_due_at timestamptz(3),
  password_expires_at timestamptz(3), is_moderator boolean not null default false
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
  last_seen_at timestamptz(3) not null default current_timestamp, expires_at timestamptz(3) not null, network text,
  is_strong boolean not null default false, proved_at timestamptz(3) not null default current_timestamp
);
create index sessions_expires_at_idx on sessions (expires_at);
create unique index sessions_token_hash_key on sessions (token_hash);
create index sessions_user_id_idx on sessions (user_id);

create table spent_proofs (hash bytea primary key, expires_at timestamptz(3) not null);
create index spent_proofs_expires_at_idx on spent_proofs (expires_at);

create table addresses (
  id int primary key, kind address_kind not null, name text not null, alternates text[], country_code char(2) not null,
  region_id int references addresses on update cascade on delete restrict, district text, latitude float8 not null,
  longitude float8 not null, population int not null
);
-- from a place to its country
create index addresses_country on addresses (country_code) where kind = 'country';
create index addresses_region_id_idx on addresses (region_id);
create index addresses_country_code_idx on addresses (country_code);

create table postal_codes (
  country_code char(2), code text, address_id int not null references addresses on update cascade on delete cascade,
  primary key (country_code, code)
);
create index postal_codes_address_id_idx on postal_codes (address_id);

create table service_categories (
  id serial primary key, name_en text not null, name_es text not null, name_pt text not null,
  name_fr text not null default ''
);

create table service_subcategories (
  id serial primary key, name_en text not null, name_es text not null, name_pt text not null,
  category_id int not null references service_categories on update cascade on delete restrict,
  name_fr text not null default ''
);
create index service_subcategories_category_id_idx on service_subcategories (category_id);

create table services (
  id serial primary key, name_en text not null, name_es text not null, name_pt text not null,
  subcategory_id int not null references service_subcategories on update cascade on delete restrict,
  version int not null default 1, created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp, synonyms text[] not null default '{}',
  service_facet service_facet not null default 'work', name_fr text not null default ''
);
create index services_subcategory_id_idx on services (subcategory_id);

create table tax_types (
  id serial primary key, country_code char(2) not null, short_name text not null, name text not null
);

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
  constraint access_tokens_have_one_owner check (num_nonnulls(partner_id, user_id) = 1),
  constraint access_tokens_have_scopes check (cardinality(scopes) > 0)
);
create index access_tokens_created_by_id_idx on access_tokens (created_by_id);
create index access_tokens_partner_id_id_idx on access_tokens (partner_id, id);
create unique index access_tokens_token_hash_key on access_tokens (token_hash);
create index access_tokens_user_id_id_idx on access_tokens (user_id, id);

create table files (
  id serial primary key, storage_key text not null, content_type text not null, byte_size int not null, widths int[],
  user_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index files_storage_key_key on files (storage_key);
create index files_user_id_idx on files (user_id);

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
  partner_id int references partners on update cascade on delete set null, contacts_held_until timestamptz(3),
  resubmitted_at timestamptz(3), status provider_status not null default 'waiting', suspended_at timestamptz(3),
  roles business_role[] default '{}', confirmation_asked_at timestamptz(3),
  confirmations_asked smallint not null default 0, confirmed_at timestamptz(3), dormant_since timestamptz(3),
  constraint providers_dates_follow_status check (
    (approved_at is not null) = (status in ('approved', 'suspended'))
    and (rejected_at is not null) = (status in ('sent_back', 'rejected'))
    and (suspended_at is not null) = (status = 'suspended')
  )
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
create index provider_services_address_id_service_id_provider_id_idx
  on provider_services (address_id, service_id, provider_id);
create index provider_services_provider_id_service_id_address_id_idx
  on provider_services (provider_id, service_id, address_id);
create index provider_services_service_id_address_id_provider_id_idx
  on provider_services (service_id, address_id, provider_id);

create table provider_images (
  provider_id int primary key references providers on update cascade on delete cascade,
  file_id int not null references files on update cascade on delete restrict, approved_at timestamptz(3),
  approved_by_id int references users on update cascade on delete set null
);
create index provider_images_approved_by_id_idx on provider_images (approved_by_id);
create unique index provider_images_file_id_key on provider_images (file_id);

create table provider_users (
  provider_id int references providers on update cascade on delete cascade,
  user_id int references users on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp, wants_numbers boolean not null default true,
  role provider_role not null default 'owner', primary key (provider_id, user_id)
);
create index provider_users_user_id_idx on provider_users (user_id);

create table provider_decisions (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  kind decision_kind not null, reason text, silent boolean not null default false,
  user_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp, version int
);
create index provider_decisions_provider_id_id_idx on provider_decisions (provider_id, id);
create index provider_decisions_user_id_idx on provider_decisions (user_id);
-- The first page of the back office reads the decisions of the last weeks.
create index provider_decisions_created_at_idx on provider_decisions (created_at);

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

create table provider_imports (
  id serial primary key, file_name text not null, content_hash bytea not null,
  status provider_import_status not null default 'checking', language language not null,
  warnings jsonb not null default '[]', row_count int not null default 0, done_count int not null default 0,
  created_count int not null default 0, updated_count int not null default 0, unchanged_count int not null default 0,
  refused_count int not null default 0, failures int not null default 0,
  user_id int references users on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp, finished_at timestamptz(3), header text[] not null,
  header_key text not null, mapping jsonb not null, duplicate_count int not null default 0, approval_reason text,
  source jsonb not null default '{}'
);
create index provider_imports_content_hash_idx on provider_imports (content_hash);
create index provider_imports_created_at_idx on provider_imports (created_at);
create index provider_imports_user_id_idx on provider_imports (user_id);
create index provider_imports_header_key_id_idx on provider_imports (header_key, id);

create table provider_import_rows (
  id serial primary key, import_id int not null references provider_imports on update cascade on delete cascade,
  line int not null, verdict provider_import_verdict, messages jsonb not null default '[]', import_key text,
  provider_id int references providers on update cascade on delete set null, provider_version int,
  is_done boolean not null default false, cells text[] not null, is_wanted boolean not null default false,
  twin_keys text[] not null default '{}', likeness_id int references providers on update cascade on delete set null,
  likeness_line int, before jsonb, written_version int, lead_id int
);
create index provider_import_rows_import_id_id_idx on provider_import_rows (import_id, id);
create index provider_import_rows_import_id_import_key_idx on provider_import_rows (import_id, import_key);
create index provider_import_rows_import_id_provider_id_idx on provider_import_rows (import_id, provider_id);
create index provider_import_rows_import_id_verdict_id_idx on provider_import_rows (import_id, verdict, id);
-- what an import still has to do, in the order of the file
create index provider_import_rows_open on provider_import_rows (import_id, id) where NOT is_done;
create index provider_import_rows_provider_id_idx on provider_import_rows (provider_id);
create index provider_import_rows_likeness_id_idx on provider_import_rows (likeness_id);
create index provider_import_rows_twin_keys on provider_import_rows using gin (twin_keys) with (fastupdate = off);

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
  event_id int not null references webhook_events on update cascade on delete cascade, attempts int not null default 0,
  delivered_at timestamptz(3), failed_at timestamptz(3), last_attempt_at timestamptz(3), last_status int,
  last_error text
);
create unique index webhook_deliveries_endpoint_id_event_id_key on webhook_deliveries (endpoint_id, event_id);
create index webhook_deliveries_endpoint_id_id_idx on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_event_id_idx on webhook_deliveries (event_id);

create table logs (
  id bigserial primary key, severity log_severity not null,
  user_id int references users on update cascade on delete set null, request_id text, subject text, subject_id int,
  before jsonb, after jsonb, created_at timestamptz(3) not null default current_timestamp, address text, token_id int,
  code text not null, parameters jsonb
);
create index logs_created_at_id_idx on logs (created_at, id);
create index logs_severity_id_idx on logs (severity, id);
create index logs_subject_subject_id_id_idx on logs (subject, subject_id, id);
create index logs_user_id_id_idx on logs (user_id, id);
create index logs_user_id_severity_id_idx on logs (user_id, severity, id);
create index logs_code_id_idx on logs (code, id);

create table help_videos (
  id text primary key, title text not null, published_at timestamptz(3) not null, position float8 not null default 0
);
create index help_videos_position_id_idx on help_videos ("position", id);

create table settings (key text primary key, value jsonb not null);

-- The text and the places of an approved provider.
create table search.document (
  provider_id int not null, quality float4 not null, tier smallint not null, sites search.site[] not null,
  latitude float4, longitude float4, areas int[] not null, terms tsvector not null, approved_at timestamptz not null,
  facets text[]
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
create index document_sample_16 on search.document using gin (terms, areas) with (fastupdate = off)
  where (provider_id % 16) = 7;
create index document_sample_256 on search.document using gin (terms, areas) with (fastupdate = off)
  where (provider_id % 256) = 7;
create index document_approved_at on search.document (approved_at desc, provider_id);

-- Documents that are in no index yet. A document is here or in search.document, never in both. Every writer of either
-- locks this table first, or a rebuild, which locks both against writers, could wait for a writer that waits for it.
create table search.pending_document (
  provider_id int not null, quality float4 not null, tier smallint not null, sites search.site[] not null,
  latitude float4, longitude float4, areas int[] not null, terms tsvector not null, approved_at timestamptz not null,
  facets text[]
);
create unique index pending_document_provider_id on search.pending_document (provider_id);

-- The row of a provider in results, ready to be sent.
create table search.card (provider_id int primary key, card json not null);

-- Providers that changed since their card was written.
create table search.pending_card (provider_id int primary key);

-- Providers that changed since the last rebuild began. The rebuild reads them again before it ends.
create table search.changed_since_rebuild (provider_id int not null);

-- The vocabulary: how many documents have the lexeme (as of the last rebuild), and whether it is part of a name.
create table search.term (lexeme text collate "C" primary key, documents int not null, in_name boolean not null);
create index term_trigrams on search.term using gin (lexeme gin_trgm_ops) where (documents >= 3) or in_name;

-- How many documents an area code has, as of the last rebuild.
create table search.area (code int primary key, documents int not null);

-- How many documents there are, and the least quality of each tier but the last.
create table search.size (
  one boolean primary key default true check (one), documents int not null default 0,
  thresholds real[] not null default '{0,0,0,0,0,0}', rebuilt_at timestamptz
);

-- Counts the changes of services and of their names, so that each process knows when to read them again.
create table search.service_changes (
  one boolean primary key default true check (one), number int not null default 0
);

-- What documents hold of a place, read when its name changes.
create table search.place (
  address_id int primary key references addresses on delete cascade, latitude float4 not null,
  longitude float4 not null, words tsvector not null, areas int[] not null, region_id int, country_id int,
  is_area boolean not null default false
);

-- Directory pages: the places where at least three providers offer a service, and the former names of services. The
-- indexes of offers have all that a page reads of them.
create table directory_pages (
  address_id int, offer int, parent_id int, count int not null, primary key (address_id, offer)
);
create index directory_pages_parent_id_offer_idx on directory_pages (parent_id, offer);

create table former_service_slugs (
  language language, slug text, service_id int not null references services on update cascade on delete cascade,
  primary key (language, slug)
);
create index former_service_slugs_service_id_idx on former_service_slugs (service_id);

create table provider_edits (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  user_id int references users on update cascade on delete set null, "values" jsonb not null,
  file_id int references files on update cascade on delete set null, version int not null default 1,
  notice_until timestamptz(3), outcome provider_edit_outcome, reason text, replaced jsonb not null default '[]',
  decided_by_id int references users on update cascade on delete set null, decided_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp
);
create unique index provider_edits_file_id_key on provider_edits (file_id);
create index provider_edits_provider_id_id_idx on provider_edits (provider_id, id);
create index provider_edits_user_id_idx on provider_edits (user_id);
create index provider_edits_decided_by_id_idx on provider_edits (decided_by_id);
-- one that waits, at most
create unique index provider_edits_waiting on provider_edits (provider_id) where outcome is null;

create table pending_sign_ins (
  token_hash bytea primary key, user_id int not null references users on update cascade on delete cascade,
  expires_at timestamptz(3) not null
);
create index pending_sign_ins_user_id_idx on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at_idx on pending_sign_ins (expires_at);

create table passkeys (
  id serial primary key, user_id int not null references users on update cascade on delete cascade,
  credential_id text not null, public_key bytea not null, counter bigint not null, transports text[],
  name text not null, created_at timestamptz(3) not null default current_timestamp, last_used_at timestamptz(3)
);
create unique index passkeys_credential_id_key on passkeys (credential_id);
create index passkeys_user_id_idx on passkeys (user_id);

create table totps (
  user_id int primary key references users on update cascade on delete cascade, secret text not null,
  last_step int not null default 0, confirmed_at timestamptz(3)
);

create table recovery_codes (
  code_hash bytea primary key, user_id int not null references users on update cascade on delete cascade
);
create index recovery_codes_user_id_idx on recovery_codes (user_id);

create table provider_days (
  provider_id int references providers on update cascade on delete cascade, kind view_kind, day date,
  count int not null, regions jsonb not null default '{}', primary key (provider_id, kind, day)
);
create index provider_days_day_idx on provider_days (day);

create table unmet_searches (
  day date, service_id int, from_id int, to_id int, count int not null, primary key (day, service_id, from_id, to_id)
);

create unlogged table counted_views (hash bytea primary key, day date not null);
create index counted_views_day_idx on counted_views (day);

create table view_salts (day date primary key, salt bytea not null);

create table rate_limits (key text primary key, points int not null default 0, expire bigint);

create table web_processes (id uuid primary key, storage text not null, seen_at timestamptz(3) not null);

-- Providers that a user has saved to compare or to contact.
create table shortlist_entries (
  user_id int references users on update cascade on delete cascade,
  provider_id int references providers on update cascade on delete cascade,
  created_at timestamptz(3) not null default now(), primary key (user_id, provider_id)
);
create index shortlist_entries_provider_id_idx on shortlist_entries (provider_id);

create table provider_invitations (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  email text not null, role provider_role not null,
  invited_by_id int references users on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp, expires_at timestamptz(3) not null
);
create unique index provider_invitations_provider_id_email_key on provider_invitations (provider_id, email);
create index provider_invitations_invited_by_id_idx on provider_invitations (invited_by_id);
create index provider_invitations_expires_at_idx on provider_invitations (expires_at);

create table provider_claims (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  user_id int references users on update cascade on delete set null, method claim_method not null, email text,
  file_id int references files on update cascade on delete set null, version int not null default 1,
  notice_until timestamptz(3), objected_at timestamptz(3), objected_by text,
  former_owners former_owners not null default 'keep', reason text,
  decided_by_id int references users on update cascade on delete set null, ended_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp, state claim_state not null default 'unproved'
);
create unique index provider_claims_file_id_key on provider_claims (file_id);
create index provider_claims_provider_id_id_idx on provider_claims (provider_id, id);
create index provider_claims_user_id_idx on provider_claims (user_id);
create index provider_claims_decided_by_id_idx on provider_claims (decided_by_id);

-- Who has opened a provider of the moderation queue, so that two moderators do not look at the same one.
create table provider_assignments (
  provider_id int primary key references providers on update cascade on delete cascade,
  user_id int not null references users on update cascade on delete cascade, since timestamptz(3) not null default now()
);
create index provider_assignments_user_id_idx on provider_assignments (user_id);

-- Questions and answers of /help, in the languages of the site. Staff edit them.
create table faq_entries (
  id serial primary key, texts jsonb not null, updated_at timestamptz(3) not null default now()
);

-- How often visitors searched on a day (UTC), and how often they found nothing. No words and no persons.
create table search_days (day date primary key, count int not null, without_results int not null);

create table provider_branches (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  address_id int not null references addresses on update cascade on delete restrict, name text, phone text, hours text,
  updated_at timestamptz(3) not null default current_timestamp
);
create index provider_branches_provider_id_idx on provider_branches (provider_id);
create index provider_branches_address_id_idx on provider_branches (address_id);

create table job_workers (id text primary key, seen_at timestamptz(3) not null default current_timestamp);

create table set_up_steps (name text primary key, done_at timestamptz(3) not null default current_timestamp);

create table searched_texts (
  day date, text text, language language, searches int not null, without_results int not null, pressed int not null,
  primary key (day, text, language)
);

create table decided_texts (
  text text, language language, meaning text_meaning not null,
  service_id int references services on update cascade on delete cascade, is_new_word boolean not null,
  decided_at timestamptz(3) not null default current_timestamp, primary key (text, language),
  constraint decided_texts_service check ((meaning = 'service') = (service_id is not null)),
  constraint decided_texts_new_word check (service_id is not null or not is_new_word)
);
create index decided_texts_service_id_idx on decided_texts (service_id);

create table provider_import_files (
  import_id int primary key references provider_imports on update cascade on delete cascade, content bytea not null
);

create table provider_lanes (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  from_id int not null references addresses on update cascade on delete restrict,
  to_id int not null references addresses on update cascade on delete restrict,
  both_ways boolean not null default false, service_id int references services on update cascade on delete restrict,
  rhythm lane_rhythm not null default 'on_demand', confirmed_at timestamptz(3) not null default current_timestamp
);
create index provider_lanes_provider_id_idx on provider_lanes (provider_id);
create index provider_lanes_from_id_to_id_idx on provider_lanes (from_id, to_id);
create index provider_lanes_to_id_idx on provider_lanes (to_id);
create index provider_lanes_service_id_idx on provider_lanes (service_id);

-- A lane of an approved provider in one direction, as searches read it; one in both ways is two rows.
create table search.lane (
  lane_id int not null, provider_id int not null, from_id int not null, from_region_id int,
  from_country_id int not null, to_id int not null, to_region_id int, to_country_id int not null,
  both_ways boolean not null, service_id int, confirmed_at timestamptz not null, quality float4 not null
);
create index lane_provider_id on search.lane (provider_id);
create index lane_from_to on search.lane (from_id, to_id, quality desc);
create index lane_to on search.lane (to_id);
create index lane_regions on search.lane (from_region_id, to_region_id, quality desc);
create index lane_to_region on search.lane (to_region_id);
create index lane_countries on search.lane (from_country_id, to_country_id, quality desc);

create table provider_credentials (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  kind text not null, number text not null, valid_until date
);
create index provider_credentials_kind_number_idx on provider_credentials (kind, number);
create index provider_credentials_kind_id_idx on provider_credentials (kind, id);
create index provider_credentials_provider_id_kind_number_idx on provider_credentials (provider_id, kind, number);

create table credential_checks (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  kind text not null, number text not null, by credential_checker not null, source text not null,
  source_date date not null, result credential_result not null, seen_name text, of_name text not null,
  at timestamptz(3) not null default current_timestamp,
  user_id int references users on update cascade on delete set null
);
create index credential_checks_provider_id_kind_number_source_date_id_idx
  on credential_checks (provider_id, kind, number, source_date, id);
create index credential_checks_user_id_idx on credential_checks (user_id);

create table credential_files (
  provider_id int references providers on update cascade on delete cascade, kind text, number text,
  file_id int not null references files on update cascade on delete cascade, primary key (provider_id, kind, number)
);
create unique index credential_files_file_id_key on credential_files (file_id);

create table registers (
  kind text primary key, source text not null, source_date date not null, rows int not null,
  loaded_at timestamptz(3) not null default current_timestamp
);

create table register_rows (
  kind text references registers on update cascade on delete cascade, number text, name text not null, region text,
  active boolean not null, since date, units int, broker boolean not null default false, primary key (kind, number)
);

create table watches (
  id serial primary key, email text not null, query text not null default '',
  provider_id int references providers on update cascade on delete cascade,
  rhythm watch_rhythm not null default 'daily', language language not null, country text, spoken text,
  known_ids int[] default '{}', knows_all boolean not null default false, facts jsonb,
  from_id int not null default 0, to_id int not null default 0, service_id int not null default 0,
  created_at timestamptz(3) not null default current_timestamp, confirmed_at timestamptz(3),
  swept_at timestamptz(3) not null default current_timestamp, ends_at timestamptz(3) not null
);
create index watches_email_idx on watches (email);
create index watches_provider_id_idx on watches (provider_id);
create index watches_swept_at_rhythm_idx on watches (swept_at, rhythm);
create index watches_ends_at_idx on watches (ends_at);

create table control_changes (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  kind control_kind not null, removed text[] default '{}', since timestamptz(3), added text[] default '{}',
  similar_id int references providers on update cascade on delete set null,
  at timestamptz(3) not null default current_timestamp, until timestamptz(3)
);
create index control_changes_provider_id_id_idx on control_changes (provider_id, id);
create index control_changes_similar_id_idx on control_changes (similar_id);

create table staff_notes (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  claim_id int references provider_claims on update cascade on delete cascade,
  user_id int references users on update cascade on delete set null, text text not null,
  created_at timestamptz(3) not null default current_timestamp
);
create index staff_notes_provider_id_id_idx on staff_notes (provider_id, id);
create index staff_notes_claim_id_idx on staff_notes (claim_id);
create index staff_notes_user_id_idx on staff_notes (user_id);

create table provider_reports (
  id serial primary key, provider_id int not null references providers on update cascade on delete cascade,
  kind report_kind not null, state report_state not null default 'unproved', contact_id int, proposed text,
  text text not null default '', email text not null, language language not null, network text not null, answer text,
  answered_at timestamptz(3), reason text, decided_by_id int references users on update cascade on delete set null,
  decided_at timestamptz(3), created_at timestamptz(3) not null default current_timestamp
);
create index provider_reports_provider_id_id_idx on provider_reports (provider_id, id);
create index provider_reports_state_id_idx on provider_reports (state, id);
create index provider_reports_decided_by_id_idx on provider_reports (decided_by_id);

create table unlisted (
  id serial primary key, kind unlisted_kind not null, key text not null,
  provider_id int references providers on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp
);
create index unlisted_provider_id_idx on unlisted (provider_id);
create unique index unlisted_kind_key_key on unlisted (kind, key);

create table lane_pages (from_id int, to_id int, count int not null, primary key (from_id, to_id));
create index lane_pages_to_id_idx on lane_pages (to_id);

create table collections (
  id serial primary key, partner_id int not null references partners on update cascade on delete cascade,
  slug text not null, name text not null, updated_at timestamptz(3) not null default current_timestamp
);
create unique index collections_slug_key on collections (slug);
create index collections_partner_id_idx on collections (partner_id);

create table collection_providers (
  collection_id int references collections on update cascade on delete cascade,
  provider_id int references providers on update cascade on delete cascade, primary key (collection_id, provider_id)
);
create index collection_providers_provider_id_idx on collection_providers (provider_id);

create table loads (
  id serial primary key, user_id int not null references users on update cascade on delete cascade, key uuid not null,
  from_text text not null, to_text text not null, cargo text not null, weight text not null, date_text text not null,
  note text not null, created_at timestamptz(3) not null, changed_at timestamptz(3) not null, link_hash bytea,
  link_ends_at timestamptz(3)
);
create unique index loads_link_hash_key on loads (link_hash);
create unique index loads_user_id_key_key on loads (user_id, key);

create table load_asks (
  load_id int references loads on update cascade on delete cascade,
  provider_id int references providers on update cascade on delete cascade, way ask_way not null,
  asked_at timestamptz(3) not null, is_sent boolean not null, answer ask_answer, price text not null,
  changed_at timestamptz(3) not null, primary key (load_id, provider_id)
);
create index load_asks_provider_id_idx on load_asks (provider_id);

-- Whether providers answered within a day, as visitors say: counts of networks, no persons.
create table provider_answers (
  provider_id int references providers on update cascade on delete cascade, bucket int, month date,
  is_within_a_day boolean not null, proof bytea not null, primary key (provider_id, bucket, month)
);
create unique index provider_answers_proof_key on provider_answers (proof);
create index provider_answers_month_idx on provider_answers (month);

insert into search.size default values;
insert into search.service_changes default values;
