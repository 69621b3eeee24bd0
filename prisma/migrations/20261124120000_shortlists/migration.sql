-- Providers that a user has saved to compare or to contact.
create table shortlist_entries (
  user_id int not null references users (id) on delete cascade on update cascade,
  provider_id int not null references providers (id) on delete cascade on update cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, provider_id)
);
create index shortlist_entries_provider_id_idx on shortlist_entries (provider_id);
