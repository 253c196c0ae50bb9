CREATE TABLE "content_edits" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"draft" jsonb,
	"changed_by" text NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_edits_kind_slug_pk" PRIMARY KEY("kind","slug"),
	CONSTRAINT "content_edits_known_kind" CHECK ("content_edits"."kind" in ('page','article'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account','job','mail','delivery','catalogue','export','content'));--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','page','article'));