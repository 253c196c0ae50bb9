CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"role" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"label" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review')),
	CONSTRAINT "audit_known_role" CHECK ("audit_entries"."role" in ('owner','manager','kitchen','rider'))
);
--> statement-breakpoint
CREATE INDEX "audit_by_subject" ON "audit_entries" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "mails_by_subject" ON "mails" USING btree (split_part("key", ':', 2));--> statement-breakpoint
CREATE INDEX "orders_by_day" ON "orders" USING btree ("delivery_on","start_minute");