-- Where a provider is on its way into the directory, in a column. Before, it followed from its dates and its last decision.
create type provider_status as enum ('waiting', 'sent_back', 'rejected', 'approved', 'suspended');
alter table providers add column status provider_status not null default 'waiting', add column suspended_at timestamptz(3);
update providers p set
  status = case
    when p.approved_at is not null then 'approved'
    when p.held_approval_at is not null then 'suspended'
    when p.rejected_at is null then 'waiting'
    when (select d.kind from provider_decisions d where d.provider_id = p.id
      and d.kind in ('changes-requested', 'rejected', 'suspended') order by d.id desc limit 1) = 'rejected' then 'rejected'
    else 'sent_back' end::provider_status,
  suspended_at = case when p.held_approval_at is not null then p.rejected_at end
where p.approved_at is not null or p.rejected_at is not null;
