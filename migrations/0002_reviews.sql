CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text,
	"order_id" uuid,
	"line_position" smallint,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"stars" smallint,
	"bought" text NOT NULL,
	"status" text NOT NULL,
	"rejected_for" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_each_once" UNIQUE("digest"),
	CONSTRAINT "reviews_one_per_order_line" UNIQUE("order_id","line_position"),
	CONSTRAINT "reviews_known_status" CHECK ("reviews"."status" in ('pending','approved','rejected')),
	CONSTRAINT "reviews_stars_one_to_five" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_of_products_have_stars" CHECK ("reviews"."product_id" is null or "reviews"."stars" is not null),
	CONSTRAINT "reviews_of_products_are_verified" CHECK ("reviews"."is_demo" or ("reviews"."product_id" is null) = ("reviews"."order_id" is null)),
	CONSTRAINT "reviews_decided_once_not_pending" CHECK (("reviews"."status" = 'pending') = ("reviews"."decided_at" is null)),
	CONSTRAINT "reviews_never_rejected_for_stars" CHECK (("reviews"."status" = 'rejected') = ("reviews"."rejected_for" is not null) and "reviews"."rejected_for" in ('abuse','private-data','off-topic','spam'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_line_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","line_position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","status","created_at");