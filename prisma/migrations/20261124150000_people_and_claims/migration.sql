-- A business has owners and editors, who are invited; a listing without its owner is claimed.
CREATE TYPE "provider_role" AS ENUM ('owner', 'editor');

CREATE TYPE "claim_method" AS ENUM ('domain', 'listed-email', 'document');

CREATE TYPE "claim_outcome" AS ENUM ('accepted', 'refused', 'taken-back');

CREATE TYPE "former_owners" AS ENUM ('keep', 'make-editors', 'remove');

ALTER TYPE "mailed_link_kind" ADD VALUE 'invitation';

ALTER TYPE "mailed_link_kind" ADD VALUE 'claim';

ALTER TYPE "mailed_link_kind" ADD VALUE 'objection';

ALTER TABLE "provider_users" ADD COLUMN     "role" "provider_role" NOT NULL DEFAULT 'owner';

ALTER TABLE "providers" ADD COLUMN     "contacts_held_until" TIMESTAMPTZ(3);

CREATE TABLE "provider_invitations" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "role" "provider_role" NOT NULL,
    "invited_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "provider_invitations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "provider_claims" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "method" "claim_method" NOT NULL,
    "email" TEXT,
    "file_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "proved_at" TIMESTAMPTZ(3),
    "notice_until" TIMESTAMPTZ(3),
    "objected_at" TIMESTAMPTZ(3),
    "objected_by" TEXT,
    "accepted_at" TIMESTAMPTZ(3),
    "former_owners" "former_owners" NOT NULL DEFAULT 'keep',
    "outcome" "claim_outcome",
    "reason" TEXT,
    "decided_by_id" INTEGER,
    "ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_claims_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "provider_invitations_provider_id_email_key" ON "provider_invitations"("provider_id", "email");

CREATE INDEX "provider_invitations_invited_by_id_idx" ON "provider_invitations"("invited_by_id");

CREATE INDEX "provider_invitations_expires_at_idx" ON "provider_invitations"("expires_at");

CREATE UNIQUE INDEX "provider_claims_file_id_key" ON "provider_claims"("file_id");

CREATE INDEX "provider_claims_provider_id_id_idx" ON "provider_claims"("provider_id", "id");

CREATE INDEX "provider_claims_user_id_idx" ON "provider_claims"("user_id");

CREATE INDEX "provider_claims_decided_by_id_idx" ON "provider_claims"("decided_by_id");

ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "provider_invitations" ADD CONSTRAINT "provider_invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "provider_claims" ADD CONSTRAINT "provider_claims_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- one that is open, at most
create unique index provider_claims_open on provider_claims (provider_id, user_id) where outcome is null;
