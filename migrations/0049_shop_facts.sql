CREATE TABLE "shop_facts" (
	"fact" text PRIMARY KEY NOT NULL,
	"lines" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_facts_known_fact" CHECK ("shop_facts"."fact" in ('name','tagline','orderPrefix','social','company','address','stateCode','gstin','otherGstins','fssai','grievanceOfficer','email','phone','whatsapp'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "public_changes" DROP CONSTRAINT "public_changes_known_kind";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account','job','mail','delivery','run','catalogue','export','content','settings'));--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','page','article','settings'));--> statement-breakpoint
ALTER TABLE "public_changes" ADD CONSTRAINT "public_changes_known_kind" CHECK ("public_changes"."kind" in ('product','menu','reviews','content','settings'));--> statement-breakpoint
CREATE TRIGGER "shop_facts_record_insert" AFTER INSERT ON "shop_facts" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('settings', 'NULL::text', 'true');--> statement-breakpoint
CREATE TRIGGER "shop_facts_record_update" AFTER UPDATE ON "shop_facts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('settings', 'NULL::text', 'true');--> statement-breakpoint
CREATE TRIGGER "shop_facts_record_delete" AFTER DELETE ON "shop_facts" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('settings', 'NULL::text', 'true');--> statement-breakpoint
CREATE TRIGGER "shop_facts_record_truncate" AFTER TRUNCATE ON "shop_facts" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('settings', 'NULL::text', 'true');
