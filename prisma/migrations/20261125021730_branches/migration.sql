-- CreateTable
CREATE TABLE "provider_branches" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "address_id" INTEGER NOT NULL,
    "name" TEXT,
    "phone" TEXT,
    "hours" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_branches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provider_branches_provider_id_idx" ON "provider_branches"("provider_id");

-- CreateIndex
CREATE INDEX "provider_branches_address_id_idx" ON "provider_branches"("address_id");

-- AddForeignKey
ALTER TABLE "provider_branches" ADD CONSTRAINT "provider_branches_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_branches" ADD CONSTRAINT "provider_branches_address_id_fkey" FOREIGN KEY ("address_id") REFERENCES "addresses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
