-- What an owner wants changed of a published provider waits here, and is nowhere public.
CREATE TYPE "provider_edit_outcome" AS ENUM ('applied', 'refused', 'taken-back');

CREATE TABLE "provider_edits" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "values" JSONB NOT NULL,
    "file_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "notice_until" TIMESTAMPTZ(3),
    "outcome" "provider_edit_outcome",
    "reason" TEXT,
    "replaced" JSONB NOT NULL DEFAULT '[]',
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_edits_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "provider_edits_file_id_key" ON "provider_edits"("file_id");

CREATE INDEX "provider_edits_provider_id_id_idx" ON "provider_edits"("provider_id", "id");

CREATE INDEX "provider_edits_user_id_idx" ON "provider_edits"("user_id");

CREATE INDEX "provider_edits_decided_by_id_idx" ON "provider_edits"("decided_by_id");

ALTER TABLE "provider_edits" ADD CONSTRAINT "provider_edits_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "provider_edits" ADD CONSTRAINT "provider_edits_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "provider_edits" ADD CONSTRAINT "provider_edits_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "provider_edits" ADD CONSTRAINT "provider_edits_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- one that waits, at most
create unique index provider_edits_waiting on provider_edits (provider_id) where outcome is null;
