-- When a provider was submitted again last: it waits since then. Null for those that were submitted once.
alter table providers add column resubmitted_at timestamptz(3);
update providers p set resubmitted_at = again.at
  from (select subject_id, max(created_at) as at from logs
    where subject = 'provider' and code in ('businessSubmittedAgain', 'providerSentInAgain', 'providerSentInAgainByProgram')
    group by subject_id) again
  where p.approved_at is null and p.rejected_at is null and p.id = again.subject_id;
