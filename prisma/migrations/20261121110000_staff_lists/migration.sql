-- The back office's list of users: in the order that people expect of names, and the box that filters it.
drop index users_display_name_id_idx;
create index users_display_name_order on users (display_name collate "und-x-icu", id);
create index users_created_at_id_idx on users (created_at, id);

create function user_list_text(displayName text, firstName text, lastName text, email text)
returns text language sql immutable parallel safe as $$
  select search.fold(coalesce(displayName, '') || ' ' || coalesce(firstName, '') || ' ' || coalesce(lastName, '')
    || ' ' || coalesce(email, ''))
$$;
create index users_list_text on users
  using gin (user_list_text(display_name, first_name, last_name, email) gin_trgm_ops);

-- The log between two moments runs along them; its box finds the beginnings of words: '% sign%'.
drop index logs_created_at_idx;
create index logs_created_at_id_idx on logs (created_at, id);
create index logs_user_id_severity_id_idx on logs (user_id, severity, id);
create index logs_message_words on logs using gin ((' ' || search.fold(message)) gin_trgm_ops);

-- The log is only added to. What may happen to an entry: who did it is deleted (by the foreign key, so within another
-- trigger), or it is older than the moment that the nightly retention names in its transaction.
create function refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log is only added to' using errcode = 'RB002';
end
$$;

create trigger logs_are_not_changed before update on logs for each row
  when (pg_trigger_depth() = 0 or new.user_id is not null
    or (new.id, new.severity, new.message, new.request_id, new.subject, new.subject_id, new.before, new.after, new.created_at)
      is distinct from
      (old.id, old.severity, old.message, old.request_id, old.subject, old.subject_id, old.before, old.after, old.created_at))
  execute function refuse_log_change();

create trigger logs_are_not_deleted before delete on logs for each row
  when (old.created_at >= coalesce(nullif(current_setting('rumbo.logs_expire_before', true), ''), '-infinity')::timestamptz)
  execute function refuse_log_change();

create trigger logs_are_not_emptied before truncate on logs for each statement execute function refuse_log_change();
