ALTER TABLE "orders" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hides_prices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_surprise" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "receiver_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "call_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_facts_have_gift" CHECK ("orders"."is_gift" or not ("orders"."gift_anonymous" or "orders"."hides_prices" or "orders"."is_surprise" or "orders"."gift_from" || "orders"."gift_card" || "orders"."receiver_email" || "orders"."call_phone" <> ''));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_anonymous_gift_has_no_name" CHECK (not "orders"."gift_anonymous" or "orders"."gift_from" = '');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_surprise_is_not_told" CHECK (not "orders"."is_surprise" or "orders"."receiver_email" = '');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_fits_card" CHECK (length("orders"."gift_card") <= 3200);