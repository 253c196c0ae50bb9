CREATE TABLE "cake_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"file" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" text NOT NULL,
	"answer" text,
	"wish" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "cake_photos_own_file" UNIQUE("file"),
	CONSTRAINT "cake_photos_own_nth" UNIQUE("order_id","nth"),
	CONSTRAINT "cake_photos_known_answer" CHECK ("cake_photos"."answer" in ('approved','change')),
	CONSTRAINT "cake_photos_answer_has_time" CHECK (("cake_photos"."answer" is null) = ("cake_photos"."answered_at" is null)),
	CONSTRAINT "cake_photos_change_has_wish" CHECK (("cake_photos"."answer" is not distinct from 'change') = ("cake_photos"."wish" <> '')),
	CONSTRAINT "cake_photos_wish_length" CHECK (length("cake_photos"."wish") <= 200)
);
--> statement-breakpoint
ALTER TABLE "cake_photos" ADD CONSTRAINT "cake_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cake_photos_by_age" ON "cake_photos" USING btree ("taken_at");