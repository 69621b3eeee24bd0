-- AlterTable
ALTER TABLE "webhook_endpoints" ADD COLUMN "former_secret" TEXT,
ADD COLUMN "former_secret_until" TIMESTAMPTZ(3);
