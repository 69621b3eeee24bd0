alter table "credential_checks" add column "of_region_id" integer;
