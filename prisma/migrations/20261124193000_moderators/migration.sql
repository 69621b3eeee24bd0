-- Moderators decide about providers, and have no other rights of a super admin.
alter table users add column is_moderator boolean not null default false;
