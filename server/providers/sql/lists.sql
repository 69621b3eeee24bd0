-- The text that the filter of the back office's lists of providers searches: names, tax number and the applicant's e-mail.
create or replace function search.provider_list_text(business_name text, commercial_name text, tax_number text,
  applicant_email text)
returns text language sql immutable parallel safe as $$
  select search.fold(coalesce(business_name, '') || ' ' || coalesce(commercial_name, '') || ' ' || coalesce(tax_number, '')
    || ' ' || coalesce(applicant_email, ''))
$$;

-- Notifies servers, once a transaction, that the number of providers that wait for moderation may have changed.
create or replace function rules.notify_moderation_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify('moderation_queue', '');
  return null;
end $$;

create or replace trigger providers_notify_moderation_queue
  after insert or delete or update of approved_at, rejected_at on providers
  for each statement execute function rules.notify_moderation_queue();
