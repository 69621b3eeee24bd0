alter table "watches" add column "untold_ids" integer[] not null default '{}';
