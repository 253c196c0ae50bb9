CREATE TABLE "delivery_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"result" text NOT NULL,
	"proof" text,
	"reason" text,
	"photo_file" text,
	"tapped_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" text NOT NULL,
	CONSTRAINT "delivery_reports_own_photo" UNIQUE("photo_file"),
	CONSTRAINT "delivery_reports_known_result" CHECK ("delivery_reports"."result" in ('delivered', 'wrong code', 'failed')),
	CONSTRAINT "delivery_reports_known_proof" CHECK ("delivery_reports"."proof" in ('code','photo')),
	CONSTRAINT "delivery_reports_known_reason" CHECK ("delivery_reports"."reason" in ('no answer','nobody home','wrong address','refused','later','damaged','other')),
	CONSTRAINT "delivery_reports_delivered_with_proof" CHECK (("delivery_reports"."result" = 'delivered') = ("delivery_reports"."proof" is not null)),
	CONSTRAINT "delivery_reports_failed_with_reason" CHECK (("delivery_reports"."result" = 'failed') = ("delivery_reports"."reason" is not null)),
	CONSTRAINT "delivery_reports_photo_is_proof" CHECK ("delivery_reports"."photo_file" is null or "delivery_reports"."proof" = 'photo')
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wrong_codes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_reports" ADD CONSTRAINT "delivery_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_reports_by_order" ON "delivery_reports" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_reports_one_proof_per_order" ON "delivery_reports" USING btree ("order_id") WHERE "delivery_reports"."result" = 'delivered';--> statement-breakpoint
CREATE INDEX "delivery_reports_with_photo" ON "delivery_reports" USING btree ("received_at") WHERE "delivery_reports"."photo_file" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wrong_codes_limited" CHECK ("orders"."wrong_codes" between 0 and 5);