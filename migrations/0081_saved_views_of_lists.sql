ALTER TABLE "saved_views" DROP CONSTRAINT "saved_views_one_per_name";--> statement-breakpoint
DROP INDEX "reviews_pending";--> statement-breakpoint
ALTER TABLE "saved_views" ADD COLUMN "list" text DEFAULT 'orders' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_subject_by_time" ON "audit_entries" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor_by_time" ON "audit_entries" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_one_per_name" UNIQUE("user_id","list","name");--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_known_list" CHECK ("saved_views"."list" in ('orders','customers','complaints','reviews','products','log'));