CREATE INDEX "users_by_email" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_surname" ON "users" USING btree (lower(substring("name" from '\S+$')) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone" text_pattern_ops) WHERE "users"."phone" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_number_end" ON "orders" USING btree (reverse("number") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_receiver" ON "orders" USING btree (lower("recipient_name") text_pattern_ops) WHERE "orders"."recipient_name" <> '';--> statement-breakpoint
CREATE INDEX "orders_by_receiver_surname" ON "orders" USING btree (lower(substring("recipient_name" from '\S+$')) text_pattern_ops) WHERE "orders"."recipient_name" <> '';--> statement-breakpoint
CREATE INDEX "orders_by_receiver_phone" ON "orders" USING btree ("recipient_phone" text_pattern_ops) WHERE "orders"."recipient_phone" <> '';