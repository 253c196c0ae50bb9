ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "kitchens" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchens" ADD COLUMN "fssai" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "kitchens" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','category','page','article','settings','kitchen'));