-- contract after 20261128150000_provider_status
-- A suspension moves no other date.
alter table providers drop constraint providers_suspended_are_hidden;
update providers set approved_at = coalesce(approved_at, held_approval_at), rejected_at = null
  where status in ('approved', 'suspended') and rejected_at is not null;
-- squawk-ignore ban-drop-column
alter table providers drop column held_approval_at;
-- squawk-ignore constraint-missing-not-valid
alter table providers add constraint providers_dates_follow_status check (
  (approved_at is not null) = (status in ('approved', 'suspended'))
  and (rejected_at is not null) = (status in ('sent_back', 'rejected'))
  and (suspended_at is not null) = (status = 'suspended'));
-- squawk-ignore require-concurrent-index-deletion
drop index providers_queue_created, providers_queue_name, providers_queue_updated;
-- with the former condition; made again with the new one, see server/search/sql/indexes.sql
-- squawk-ignore require-concurrent-index-deletion
drop index if exists providers_legal_name_prefix, providers_trade_name_prefix;
