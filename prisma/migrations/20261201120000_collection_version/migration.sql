alter table "collections" add column "version" integer not null default 1;
