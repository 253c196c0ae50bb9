-- All payments so far were Razorpay's. New ones name their provider, so the default goes again.
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'razorpay' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_known_provider" CHECK ("payments"."provider" in ('razorpay'));
