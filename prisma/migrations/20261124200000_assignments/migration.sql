-- Who has opened a provider of the moderation queue, so that two moderators do not look at the same one.
create table provider_assignments (
  provider_id int primary key references providers (id) on delete cascade on update cascade,
  user_id int not null references users (id) on delete cascade on update cascade,
  since timestamptz(3) not null default now()
);
create index provider_assignments_user_id_idx on provider_assignments (user_id);
