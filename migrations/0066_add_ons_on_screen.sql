-- All locks first, in the order in which a change of an add-on takes them.
LOCK TABLE "add_ons", "audit_records" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','category','menu','add-on','page','article','settings','kitchen','option','pincode','blackout'));--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_on_sale_with_picture" CHECK ("add_ons"."picture_id" <> '' or not "add_ons"."active");