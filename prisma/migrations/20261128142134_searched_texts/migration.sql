-- CreateEnum
CREATE TYPE "text_meaning" AS ENUM ('service', 'place', 'business', 'not-ours');

-- CreateTable
CREATE TABLE "searched_texts" (
    "day" DATE NOT NULL,
    "text" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "searches" INTEGER NOT NULL,
    "without_results" INTEGER NOT NULL,
    "pressed" INTEGER NOT NULL,

    CONSTRAINT "searched_texts_pkey" PRIMARY KEY ("day","text","language")
);

-- CreateTable
CREATE TABLE "decided_texts" (
    "text" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "meaning" "text_meaning" NOT NULL,
    "service_id" INTEGER,
    "is_new_word" BOOLEAN NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "decided_texts_pkey" PRIMARY KEY ("text","language")
);

-- CreateIndex
CREATE INDEX "decided_texts_service_id_idx" ON "decided_texts"("service_id");

-- AddForeignKey
ALTER TABLE "decided_texts" ADD CONSTRAINT "decided_texts_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

alter table "decided_texts"
    add constraint "decided_texts_service" check ((meaning = 'service') = (service_id is not null)),
    add constraint "decided_texts_new_word" check (service_id is not null or not is_new_word);
