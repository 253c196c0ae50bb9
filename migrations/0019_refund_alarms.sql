ALTER TABLE "refunds" ADD COLUMN "silent_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "alarmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_silent" ON "refunds" USING btree ("silent_since") WHERE "refunds"."status" in ('requested','sent');