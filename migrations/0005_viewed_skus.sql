CREATE TABLE "viewed_skus" (
	"user_id" text NOT NULL,
	"sku" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_skus_one_per_sku" PRIMARY KEY("user_id","sku")
);
--> statement-breakpoint
ALTER TABLE "viewed_skus" ADD CONSTRAINT "viewed_skus_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewed_skus_newest_first" ON "viewed_skus" USING btree ("user_id","viewed_at");