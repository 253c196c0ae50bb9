ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_role";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_role" CHECK ("audit_entries"."role" in ('owner','manager','kitchen','rider','operator'));