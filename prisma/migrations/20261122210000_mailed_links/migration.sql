-- One table for every mailed link, with the address that it proves.
create type mailed_link_kind as enum ('password', 'email', 'business', 'resubmission', 'deletion');
create table mailed_links (
  id serial primary key,
  kind mailed_link_kind not null,
  token_hash bytea not null,
  email text not null,
  user_id integer references users (id) on delete cascade on update cascade,
  provider_id integer references providers (id) on delete cascade on update cascade,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create unique index mailed_links_token_hash_key on mailed_links (token_hash);
create index mailed_links_email_idx on mailed_links (email);
create index mailed_links_user_id_kind_idx on mailed_links (user_id, kind);
create index mailed_links_provider_id_idx on mailed_links (provider_id);
drop table password_resets, deletion_requests, email_verifications;

-- An address belongs to the account that proved it. Before that anybody may type it, and keeps nobody from it.
drop index users_email_key;
create unique index users_proved_email on users (email) where email_verified_at is not null;
create index users_email_idx on users (email);

-- Where something was done from, and by which program.
alter table logs add column address text, add column token_id integer;
