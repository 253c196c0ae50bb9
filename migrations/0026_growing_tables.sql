-- All locks first, orders before payments as a checkout takes them, so that a conflict shows before the indexes are made.
LOCK TABLE "orders", "complaints", "invoices", "mails", "order_lines", "gateway_events", "refunds", "reviews" IN SHARE MODE;--> statement-breakpoint
LOCK TABLE "payments", "sandbox_webhooks", "verifications" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
DROP INDEX "verifications_by_identifier";--> statement-breakpoint
DROP INDEX "payments_open";--> statement-breakpoint
DROP INDEX "sandbox_webhooks_due";--> statement-breakpoint
CREATE INDEX "complaints_by_age" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_by_issue" ON "invoices" USING btree ("issued_at");--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("ended_at") WHERE "mails"."state" = 'given up';--> statement-breakpoint
CREATE INDEX "order_lines_of_products" ON "order_lines" USING btree ("order_id","sku") WHERE "order_lines"."sheet" = 'Cakes';--> statement-breakpoint
CREATE INDEX "orders_by_placement" ON "orders" USING btree ("placed_at") WHERE "orders"."placed_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_with_receiver" ON "orders" USING btree ("created_at") WHERE ("orders"."recipient_name" <> '' or "orders"."recipient_phone" <> '' or "orders"."alt_phone" <> '' or "orders"."address" <> '' or "orders"."message" <> '');--> statement-breakpoint
CREATE INDEX "gateway_events_by_order" ON "gateway_events" USING btree ((jsonb_path_query_first("body", '$.**.order_id') #>> '{}'));--> statement-breakpoint
CREATE INDEX "refunds_mismatched" ON "refunds" USING btree ("created_at") WHERE "refunds"."reason" = 'wrong amount';--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_of_shop" ON "reviews" USING btree ("created_at","id") WHERE "reviews"."product_id" is null and "reviews"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "verifications_by_identifier" ON "verifications" USING btree ("identifier" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","created_at") WHERE "payments"."status" in ('created','attempted','failed','expired');--> statement-breakpoint
CREATE INDEX "sandbox_webhooks_due" ON "sandbox_webhooks" USING btree ("next_at") WHERE "sandbox_webhooks"."delivered_at" is null;