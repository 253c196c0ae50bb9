CREATE TABLE "wishes" (
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"sku" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishes_one_per_product" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishes_newest_first" ON "wishes" USING btree ("user_id","wished_at");--> statement-breakpoint
CREATE INDEX "wishes_by_product" ON "wishes" USING btree ("product_id");