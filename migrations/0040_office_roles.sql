ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_role";--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_known" CHECK ("user_roles"."role" in ('owner','manager','care','accountant','kitchen','rider'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_role" CHECK ("audit_entries"."role" in ('owner','manager','care','accountant','kitchen','rider','operator'));