ALTER TABLE "products" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_draft_until" CHECK ("products"."publish_at" is null or "products"."is_draft");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_published_with_picture" CHECK ("products"."picture_id" <> '' or ("products"."is_draft" and "products"."publish_at" is null));