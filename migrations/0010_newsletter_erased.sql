DELETE FROM "newsletter_subscribers" WHERE "status" = 'left';--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_known_status";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP CONSTRAINT "newsletter_only_with_consent";--> statement-breakpoint
CREATE INDEX "reviews_by_author" ON "reviews" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" DROP COLUMN "left_at";--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_known_status" CHECK ("newsletter_subscribers"."status" in ('pending','confirmed'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_only_with_consent" CHECK ("newsletter_subscribers"."status" <> 'confirmed' or "newsletter_subscribers"."confirmed_at" is not null);