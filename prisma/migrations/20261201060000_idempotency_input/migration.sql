alter table "providers" add column "idempotency_input" text;
