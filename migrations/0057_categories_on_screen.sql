ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "first_products" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','category','page','article','settings'));