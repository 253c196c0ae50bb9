CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_by_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "refunds_by_money" ON "refunds" USING btree ("gateway_payment_id");--> statement-breakpoint
CREATE INDEX "refunds_by_gateway_refund" ON "refunds" USING btree ("gateway_refund_id");--> statement-breakpoint
CREATE INDEX "reviews_by_email" ON "reviews" USING btree (lower("email"));--> statement-breakpoint
-- Refunds that were under way before there was a day to look at them again.
UPDATE "refunds" SET "due_at" = now() WHERE "status" <> 'processed' AND "due_at" IS NULL AND "tries" < 6;
