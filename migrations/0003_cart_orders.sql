ALTER TABLE "order_lines" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "from_cart" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Orders from before had one message: it belongs to their first cake.
UPDATE "order_lines" SET "message" = "orders"."message"
FROM "orders"
WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."message" <> ''
  AND "order_lines"."position" = (
    SELECT min("first"."position") FROM "order_lines" "first"
    WHERE "first"."order_id" = "orders"."id" AND "first"."sheet" = 'Cakes'
  );
