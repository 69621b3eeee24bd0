create table "watch_news" (
  "id" serial not null,
  "watch_id" integer not null,
  "provider_id" integer not null,
  "changes" text[],
  "created_at" timestamptz(3) not null default current_timestamp,
  constraint "watch_news_pkey" primary key ("id"),
  constraint "watch_news_watch_id_fkey" foreign key ("watch_id") references "watches" ("id")
    on delete cascade on update cascade
);
create index "watch_news_watch_id_id_idx" on "watch_news" ("watch_id", "id");
create index "watch_news_created_at_idx" on "watch_news" ("created_at");
