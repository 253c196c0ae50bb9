ALTER TABLE "webhook_endpoints" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "run_from" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "changed_by_name" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "changed_at" timestamp with time zone;