ALTER TABLE "orders" ADD COLUMN "was_on_time" boolean;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "on_time_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_on_time_answered_with_time" CHECK (("orders"."was_on_time" is null) = ("orders"."on_time_answered_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_on_time_answered_after_delivery" CHECK ("orders"."was_on_time" is null or "orders"."status" = 'delivered');