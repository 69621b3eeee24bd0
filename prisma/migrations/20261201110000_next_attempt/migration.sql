alter table "webhook_deliveries" add column "next_attempt_at" timestamptz(3);
