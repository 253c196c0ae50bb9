ALTER TABLE "blackouts" ADD COLUMN "idempotency_key" uuid;--> statement-breakpoint
ALTER TABLE "blackouts" ADD CONSTRAINT "blackouts_one_per_idempotency_key" UNIQUE("idempotency_key");