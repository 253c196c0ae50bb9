ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_known_pause";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_known_pause" CHECK ("webhook_endpoints"."pause_reason" in ('by staff','failing','gone','token ended'));