-- One enabled super admin with a proved email always stays, so that the back office can be entered: no statement, of any
-- program, removes the last one.
create or replace function rules.keep_a_super_admin() returns trigger language plpgsql as $$
begin
  -- one at a time: of two transactions that each remove one of the last two, both would see the other's
  perform pg_advisory_xact_lock(7310003);
  if not exists (select 1 from users where is_super_admin and disabled_at is null and email_verified_at is not null) then
    raise exception 'The last super admin cannot be deleted, disabled or demoted' using errcode = 'RB001';
  end if;
  return null;
end $$;

create or replace trigger keep_a_super_admin_on_update after update of is_super_admin, disabled_at, email_verified_at
  on users for each row
  when (old.is_super_admin and old.disabled_at is null and old.email_verified_at is not null
    and (not new.is_super_admin or new.disabled_at is not null or new.email_verified_at is null))
  execute function rules.keep_a_super_admin();

create or replace trigger keep_a_super_admin_on_delete after delete on users for each row
  when (old.is_super_admin and old.disabled_at is null and old.email_verified_at is not null)
  execute function rules.keep_a_super_admin();

-- The text that the filter of the back office's list of users searches.
create or replace function search.user_list_text(display_name text, first_name text, last_name text, email text)
returns text language sql immutable parallel safe as $$
  select search.fold(coalesce(display_name, '') || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')
    || ' ' || coalesce(email, ''))
$$;
