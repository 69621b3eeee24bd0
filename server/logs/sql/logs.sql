-- The log is append-only. Three things may happen to an entry: the user who caused it is deleted (by the foreign key, so
-- within another trigger); the user whom it is about is deleted, and the transaction that names them removes their name and
-- nothing else; or it is older than the timestamp that the nightly retention names in its transaction.
create or replace function rules.refuse_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log is only added to' using errcode = 'RB002';
end $$;

-- An entry's record of a person, without what names them.
create or replace function rules.without_person(entry jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(entry) = 'object'
    then entry || (select coalesce(jsonb_object_agg(name, null), '{}') from jsonb_object_keys(entry) name
      where name in ('email', 'firstName', 'lastName', 'displayName', 'imageUrl'))
    else entry end
$$;

create or replace trigger logs_are_not_changed before update on logs for each row
  when (
    (new.id, new.severity, new.code, new.parameters, new.request_id, new.subject, new.subject_id, new.created_at)
      is distinct from
      (old.id, old.severity, old.code, old.parameters, old.request_id, old.subject, old.subject_id, old.created_at)
    or not (
      (pg_trigger_depth() > 0 and new.user_id is null
        and (new.before, new.after) is not distinct from (old.before, old.after))
      or
      (old.subject = 'user' and old.subject_id::text = current_setting('rumbo.forget_user', true)
        and new.user_id is not distinct from old.user_id
        and (new.before, new.after)
          is not distinct from (rules.without_person(old.before), rules.without_person(old.after)))
    ) is true
  )
  execute function rules.refuse_log_change();

create or replace trigger logs_are_not_deleted before delete on logs for each row
  when (old.created_at >= coalesce(nullif(current_setting('rumbo.logs_expire_before', true), ''), '-infinity')::timestamptz)
  execute function rules.refuse_log_change();

create or replace trigger logs_are_not_emptied before truncate on logs for each statement
  execute function rules.refuse_log_change();

-- The values of an entry, folded: ' providers csv '. The words of its sentence are not stored: the server knows the
-- codes whose sentence contains a word in the reader's language.
create or replace function rules.log_values(parameters jsonb) returns text language sql immutable parallel safe strict as $$
  select coalesce(string_agg(' ' || search.fold(value #>> '{}'), '' order by name), '')
  from jsonb_each(parameters) as one(name, value) where jsonb_typeof(value) in ('string', 'number')
$$;
