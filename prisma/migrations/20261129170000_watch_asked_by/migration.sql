alter table "watches" add column "asked_by" bytea;
