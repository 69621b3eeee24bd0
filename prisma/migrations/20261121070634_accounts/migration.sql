-- CreateTable
CREATE TABLE "spent_proofs" (
    "hash" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_proofs_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "spent_proofs_expires_at_idx" ON "spent_proofs"("expires_at");

-- Somebody must always be able to enter the back office: whoever writes, one enabled super admin stays.
CREATE FUNCTION keep_a_super_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- one at a time: two transactions that each take away the other's last one would both see one left
  PERFORM pg_advisory_xact_lock(7310003);
  IF NOT EXISTS (SELECT 1 FROM users WHERE is_super_admin AND disabled_at IS NULL) THEN
    RAISE EXCEPTION 'The last super admin cannot be deleted, disabled or demoted' USING ERRCODE = 'RB001';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER keep_a_super_admin_on_update AFTER UPDATE OF is_super_admin, disabled_at ON users FOR EACH ROW
  WHEN (OLD.is_super_admin AND OLD.disabled_at IS NULL AND (NOT NEW.is_super_admin OR NEW.disabled_at IS NOT NULL))
  EXECUTE FUNCTION keep_a_super_admin();

CREATE TRIGGER keep_a_super_admin_on_delete AFTER DELETE ON users FOR EACH ROW
  WHEN (OLD.is_super_admin AND OLD.disabled_at IS NULL)
  EXECUTE FUNCTION keep_a_super_admin();
