CREATE TABLE "audit_records" (
	"entry_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	CONSTRAINT "audit_records_entry_id_kind_key_pk" PRIMARY KEY("entry_id","kind","key"),
	CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('sku'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "record_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "undoes" bigint;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_entry_id_audit_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_records_by_key" ON "audit_records" USING btree ("kind","key","entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_undone_once" ON "audit_entries" USING btree ("undoes");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account','job','mail','delivery','catalogue'));