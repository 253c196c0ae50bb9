CREATE TABLE "home_sections" (
	"position" smallint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"category" text,
	"products" text[] NOT NULL,
	CONSTRAINT "home_sections_known_kind" CHECK ("home_sections"."kind" in ('occasions','popular','birthday','anniversary','calendar','bouquet','together','highlights','find','products'))
);
--> statement-breakpoint
ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_category_categories_slug_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','category','menu','home','add-on','page','article','settings','kitchen','option','pincode','blackout'));--> statement-breakpoint
CREATE TRIGGER "home_sections_record_insert" AFTER INSERT ON "home_sections" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "home_sections_record_update" AFTER UPDATE ON "home_sections" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "home_sections_record_delete" AFTER DELETE ON "home_sections" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "home_sections_record_truncate" AFTER TRUNCATE ON "home_sections" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
