CREATE TABLE "kitchen_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kitchen_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kitchen_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seen_by" text,
	"seen_at" timestamp with time zone,
	CONSTRAINT "kitchen_notices_kind" CHECK ("kitchen_notices"."kind" in ('cancelled','kitchen','time','message','photos')),
	CONSTRAINT "kitchen_notices_seen_by_somebody" CHECK (("kitchen_notices"."seen_by" is null) = ("kitchen_notices"."seen_at" is null))
);
--> statement-breakpoint
ALTER TABLE "kitchen_notices" ADD CONSTRAINT "kitchen_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kitchen_notices_unseen" ON "kitchen_notices" USING btree ("kitchen_id","at") WHERE "kitchen_notices"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "kitchen_notices_by_order" ON "kitchen_notices" USING btree ("order_id");