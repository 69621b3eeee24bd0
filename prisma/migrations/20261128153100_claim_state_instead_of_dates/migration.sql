-- contract after 20261128153000_claim_state
-- squawk-ignore ban-drop-column
alter table provider_claims drop column proved_at, drop column accepted_at, drop column outcome;
drop type claim_outcome;
