-- CreateEnum
CREATE TYPE "business_role" AS ENUM ('own_fleet', 'broker', 'forwarder', 'warehouse', 'customs', 'other');

-- CreateEnum
CREATE TYPE "lane_rhythm" AS ENUM ('daily', 'weekly', 'on_demand');

-- AlterTable
ALTER TABLE "providers" ADD COLUMN     "roles" "business_role"[] DEFAULT ARRAY[]::"business_role"[];

-- CreateTable
CREATE TABLE "provider_lanes" (
    "id" SERIAL NOT NULL,
    "provider_id" INTEGER NOT NULL,
    "from_id" INTEGER NOT NULL,
    "to_id" INTEGER NOT NULL,
    "both_ways" BOOLEAN NOT NULL DEFAULT false,
    "service_id" INTEGER,
    "rhythm" "lane_rhythm" NOT NULL DEFAULT 'on_demand',
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "provider_lanes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "provider_lanes_provider_id_idx" ON "provider_lanes"("provider_id");

-- CreateIndex
CREATE INDEX "provider_lanes_from_id_to_id_idx" ON "provider_lanes"("from_id", "to_id");

-- CreateIndex
CREATE INDEX "provider_lanes_to_id_idx" ON "provider_lanes"("to_id");

-- CreateIndex
CREATE INDEX "provider_lanes_service_id_idx" ON "provider_lanes"("service_id");

-- AddForeignKey
ALTER TABLE "provider_lanes" ADD CONSTRAINT "provider_lanes_provider_id_fkey" FOREIGN KEY ("provider_id") REFERENCES "providers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_lanes" ADD CONSTRAINT "provider_lanes_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "addresses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_lanes" ADD CONSTRAINT "provider_lanes_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "addresses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_lanes" ADD CONSTRAINT "provider_lanes_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
