-- CreateTable
CREATE TABLE "set_up_steps" (
    "name" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "set_up_steps_pkey" PRIMARY KEY ("name")
);
