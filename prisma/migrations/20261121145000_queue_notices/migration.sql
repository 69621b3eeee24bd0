-- Whoever shows how many providers wait for moderation is told when that may have changed: once a transaction.
create function tell_moderation_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify('moderation_queue', '');
  return null;
end
$$;
create trigger providers_tell_the_queue
  after insert or delete or update of approved_at, rejected_at on providers
  for each statement execute function tell_moderation_queue();
