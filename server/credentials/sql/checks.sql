-- Checks are only added: a user who made one can be deleted, by the foreign key.
create or replace function credentials.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Checks of credentials are only added' using errcode = 'RB002';
end $$;

create or replace trigger checks_are_not_changed before update on credential_checks for each row
  when (not (pg_trigger_depth() > 0 and new.user_id is null)
    or (to_jsonb(new) - 'user_id') is distinct from (to_jsonb(old) - 'user_id'))
  execute function credentials.refuse_change();

-- A check is about the region of that day.
create or replace function credentials.note_region() returns trigger language plpgsql as $$
begin
  new.of_region_id := (select credentials.region_of(p.address_id) from public.providers p where p.id = new.provider_id);
  return new;
end $$;

create or replace trigger checks_have_a_region before insert on credential_checks for each row
  execute function credentials.note_region();
