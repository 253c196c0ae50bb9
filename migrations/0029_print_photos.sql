-- All locks first, so that a conflict with a running shop shows before anything is made.
LOCK TABLE "users", "orders" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "products", "order_lines" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "print_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"order_id" uuid,
	"file" text NOT NULL,
	"preview_file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erase_on" date NOT NULL,
	CONSTRAINT "print_photos_own_file" UNIQUE("file"),
	CONSTRAINT "print_photos_own_preview" UNIQUE("preview_file"),
	CONSTRAINT "print_photos_have_pixels" CHECK ("print_photos"."width" > 0 and "print_photos"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "photo_print" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "photo_print" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "print_photos" ADD CONSTRAINT "print_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_photos" ADD CONSTRAINT "print_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "print_photos_by_customer" ON "print_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "print_photos_by_order" ON "print_photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "print_photos_by_erasure" ON "print_photos" USING btree ("erase_on");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_known_photo_print" CHECK ("products"."photo_print" in ('cake top','strip','mug','cushion'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_known_photo_print" CHECK ("order_lines"."photo_print" in ('cake top','strip','mug','cushion'));