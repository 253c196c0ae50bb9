ALTER TABLE "delivery_options" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "run_from" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "changed_by_name" text;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "slots_by_day" ON "slots" USING btree ("on_date");