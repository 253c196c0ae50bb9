ALTER TABLE "coin_entries" DROP CONSTRAINT "coins_known_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "most_refund_percent" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "notes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."status" <> 'processed';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_is_a_share" CHECK ("orders"."most_refund_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_never_refund_more_than_paid" CHECK ("payments"."refunded_paise" between 0 and "payments"."amount_paise");--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coins_known_reason" CHECK ("coin_entries"."reason" in ('sign-up','order','referral','review','hold','give-back','reversal','compensation','demo'));--> statement-breakpoint
UPDATE "payments" SET "refunded_paise" = "amount_paise" WHERE "status" IN ('refunding', 'refunded');
