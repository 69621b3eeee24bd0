-- AlterTable
ALTER TABLE "users" ADD COLUMN "deletion_due_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "deletion_requests" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "deletion_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "deletion_requests_token_hash_key" ON "deletion_requests"("token_hash");

-- CreateIndex
CREATE INDEX "deletion_requests_user_id_idx" ON "deletion_requests"("user_id");

-- CreateIndex
CREATE INDEX "users_deletion_due_at_idx" ON "users"("deletion_due_at");

-- AddForeignKey
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What an entry of the log says of a person, without what names them.
create function without_person(entry jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(entry) = 'object'
    then entry || (select coalesce(jsonb_object_agg(name, null), '{}') from jsonb_object_keys(entry) name
      where name in ('email', 'firstName', 'lastName', 'displayName', 'imageUrl'))
    else entry end
$$;

-- A third thing that may happen to an entry of the log, beside those of the migration that made it append-only: it is
-- about the person whom the deletion of their account names in its transaction, and loses their name and nothing else.
drop trigger logs_are_not_changed on logs;
create trigger logs_are_not_changed before update on logs for each row
  when (
    (new.id, new.severity, new.message, new.request_id, new.subject, new.subject_id, new.created_at)
      is distinct from
      (old.id, old.severity, old.message, old.request_id, old.subject, old.subject_id, old.created_at)
    or not (
      (pg_trigger_depth() > 0 and new.user_id is null
        and (new.before, new.after) is not distinct from (old.before, old.after))
      or
      (old.subject = 'user' and old.subject_id::text = current_setting('rumbo.forget_user', true)
        and new.user_id is not distinct from old.user_id
        and (new.before, new.after) is not distinct from (without_person(old.before), without_person(old.after)))
    ) is true
  )
  execute function refuse_log_change();
