alter table "watches" alter column "email" set default '', add column "partner_id" integer, add column "end_told_at" timestamptz(3);
alter table "watches" add constraint "watches_partner_id_fkey" foreign key ("partner_id") references "partners" ("id")
  on delete cascade on update cascade not valid;
