-- Second factors, and what a session knows of the proofs of its person.
alter table users add column password_expires_at timestamptz(3);

alter table sessions add column network text;
alter table sessions add column is_strong boolean not null default false;
alter table sessions add column proved_at timestamptz(3) not null default current_timestamp;

create table pending_sign_ins (
  token_hash bytea not null,
  user_id integer not null,
  expires_at timestamptz(3) not null,
  constraint pending_sign_ins_pkey primary key (token_hash),
  constraint pending_sign_ins_user_id_fkey foreign key (user_id) references users (id) on update cascade on delete cascade
);
create index pending_sign_ins_user_id_idx on pending_sign_ins (user_id);
create index pending_sign_ins_expires_at_idx on pending_sign_ins (expires_at);

create table passkeys (
  id serial not null,
  user_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[],
  name text not null,
  created_at timestamptz(3) not null default current_timestamp,
  last_used_at timestamptz(3),
  constraint passkeys_pkey primary key (id),
  constraint passkeys_user_id_fkey foreign key (user_id) references users (id) on update cascade on delete cascade
);
create unique index passkeys_credential_id_key on passkeys (credential_id);
create index passkeys_user_id_idx on passkeys (user_id);

create table totps (
  user_id integer not null,
  secret text not null,
  last_step integer not null default 0,
  confirmed_at timestamptz(3),
  constraint totps_pkey primary key (user_id),
  constraint totps_user_id_fkey foreign key (user_id) references users (id) on update cascade on delete cascade
);

create table recovery_codes (
  code_hash bytea not null,
  user_id integer not null,
  constraint recovery_codes_pkey primary key (code_hash),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users (id) on update cascade on delete cascade
);
create index recovery_codes_user_id_idx on recovery_codes (user_id);
