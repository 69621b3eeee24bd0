-- Where a claim stands, in a column. Before, it followed from four timestamps and an outcome.
create type claim_state as enum ('unproved', 'proved', 'objected', 'approved', 'accepted', 'refused', 'taken_back');
alter table provider_claims add column state claim_state not null default 'unproved';
update provider_claims set state = case
    when outcome is not null then replace(outcome::text, '-', '_')
    when accepted_at is not null then 'approved'
    when objected_at is not null then 'objected'
    else 'proved' end::claim_state
  where outcome is not null or proved_at is not null;
