-- CreateEnum
CREATE TYPE "provider_import_status" AS ENUM ('checking', 'checked', 'importing', 'done', 'failed', 'cancelled');

-- CreateEnum
CREATE TYPE "provider_import_verdict" AS ENUM ('create', 'update', 'unchanged', 'refused');

-- AlterTable
ALTER TABLE "help_videos" DROP COLUMN "thumbnail",
ALTER COLUMN "position" SET DEFAULT 0,
ALTER COLUMN "position" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "providers" ADD COLUMN     "import_key" TEXT;

-- CreateTable
CREATE TABLE "provider_imports" (
    "id" SERIAL NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_hash" BYTEA NOT NULL,
    "status" "provider_import_status" NOT NULL DEFAULT 'checking',
    "language" "language" NOT NULL,
    "columns" TEXT[],
    "warnings" JSONB NOT NULL DEFAULT '[]',
    "row_count" INTEGER NOT NULL DEFAULT 0,
    "done_count" INTEGER NOT NULL DEFAULT 0,
    "created_count" INTEGER NOT NULL DEFAULT 0,
    "updated_count" INTEGER NOT NULL DEFAULT 0,
    "unchanged_count" INTEGER NOT NULL DEFAULT 0,
    "refused_count" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_import_rows" (
    "id" SERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "verdict" "provider_import_verdict",
    "messages" JSONB NOT NULL DEFAULT '[]',
    "column" TEXT,
    "import_key" TEXT,
    "provider_id" INTEGER,
    "provider_version" INTEGER,
    "is_done" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "provider_import_rows_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provider_imports_content_hash_idx" ON "provider_imports"("content_hash");

-- CreateIndex
CREATE INDEX "provider_imports_created_at_idx" ON "provider_imports"("created_at");

-- CreateIndex
CREATE INDEX "provider_imports_user_id_idx" ON "provider_imports"("user_id");

-- CreateIndex
CREATE INDEX "provider_import_rows_import_id_id_idx" ON "provider_import_rows"("import_id", "id");

-- CreateIndex
CREATE INDEX "provider_import_rows_import_id_verdict_id_idx" ON "provider_import_rows"("import_id", "verdict", "id");

-- CreateIndex
CREATE INDEX "provider_import_rows_import_id_import_key_idx" ON "provider_import_rows"("import_id", "import_key");

-- CreateIndex
CREATE INDEX "provider_import_rows_import_id_provider_id_idx" ON "provider_import_rows"("import_id", "provider_id");

-- CreateIndex
CREATE INDEX "provider_import_rows_provider_id_idx" ON "provider_import_rows"("provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "providers_import_key_key" ON "providers"("import_key");

-- AddForeignKey
ALTER TABLE "provider_imports" ADD CONSTRAINT "provider_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_import_rows" ADD CONSTRAINT "provider_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "provider_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_import_rows" ADD CONSTRAINT "provider_import_rows_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What an import still has to do, in the order of the file.
CREATE INDEX "provider_import_rows_open" ON "provider_import_rows"("import_id", "id") WHERE NOT "is_done";
