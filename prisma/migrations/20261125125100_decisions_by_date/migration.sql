-- no transaction
-- The first page of the back office reads the decisions of the last weeks.
create index concurrently if not exists provider_decisions_created_at_idx on provider_decisions (created_at);
