alter table "collections" add column "created_at" timestamptz(3) not null default now();
-- the log has the first save of those that are older than this column
update "collections" c set "created_at" = coalesce(
  (select min(l."created_at") from "logs" l
   where l."subject" = 'partner' and l."subject_id" = c."partner_id" and l."code" = 'collectionSaved'
     and l."parameters" ->> 'slug' = c."slug"),
  c."updated_at");

create table "collection_slugs" (
  "slug" text not null,
  "partner_id" integer,
  constraint "collection_slugs_pkey" primary key ("slug"),
  constraint "collection_slugs_partner_id_fkey" foreign key ("partner_id") references "partners" ("id")
    on delete set null on update cascade
);
create index "collection_slugs_partner_id_idx" on "collection_slugs" ("partner_id");
insert into "collection_slugs" select "slug", "partner_id" from "collections";
