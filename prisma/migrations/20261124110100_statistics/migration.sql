-- How often providers are seen, opened and contacted, and searches that find few: numbers a day, and no persons.
CREATE TYPE "view_kind" AS ENUM ('seen', 'opened', 'email', 'phone', 'whatsapp', 'website');

ALTER TYPE "mailed_link_kind" ADD VALUE 'status';

ALTER TYPE "mailed_link_kind" ADD VALUE 'numbers';

ALTER TABLE "provider_users" ADD COLUMN     "wants_numbers" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "provider_days" (
    "provider_id" INTEGER NOT NULL,
    "kind" "view_kind" NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,
    "regions" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "provider_days_pkey" PRIMARY KEY ("provider_id","kind","day")
);

CREATE TABLE "unmet_searches" (
    "day" DATE NOT NULL,
    "service_id" INTEGER NOT NULL,
    "from_id" INTEGER NOT NULL,
    "to_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "unmet_searches_pkey" PRIMARY KEY ("day","service_id","from_id","to_id")
);

CREATE TABLE "counted_views" (
    "hash" BYTEA NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "counted_views_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "view_salts" (
    "day" DATE NOT NULL,
    "salt" BYTEA NOT NULL,

    CONSTRAINT "view_salts_pkey" PRIMARY KEY ("day")
);

CREATE INDEX "provider_days_day_idx" ON "provider_days"("day");

CREATE INDEX "counted_views_day_idx" ON "counted_views"("day");

ALTER TABLE "provider_days" ADD CONSTRAINT "provider_days_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- written often, and deleted when the day is over
alter table counted_views set unlogged;
