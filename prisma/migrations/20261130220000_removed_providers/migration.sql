create table "removed_providers" (
  "id" integer not null,
  "removed_at" timestamptz(3) not null,
  constraint "removed_providers_pkey" primary key ("id")
);
create index "removed_providers_removed_at_id_idx" on "removed_providers" ("removed_at", "id");
-- those removed before there was this list
insert into "removed_providers"
select subject_id, max(created_at) from "logs"
where subject = 'provider' and before ->> 'status' = 'approved' and after ->> 'status' is distinct from 'approved'
  and not exists (select from "providers" p where p.id = subject_id and p.status = 'approved')
group by 1;
