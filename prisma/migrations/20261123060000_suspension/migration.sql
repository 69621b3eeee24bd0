-- A suspended provider is not approved, so that it is nowhere public, and does not wait in the queue either.
alter type decision_kind add value 'suspended' before 'undone';
alter type decision_kind add value 'published' before 'undone';
alter table providers
  add held_approval_at timestamptz(3),
  add constraint providers_suspended_are_hidden
    check (held_approval_at is null or approved_at is null and rejected_at is not null);
alter table provider_decisions add version int;
