CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "order_notes_length" CHECK (length("order_notes"."text") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_notes_by_age" ON "order_notes" USING btree ("at");