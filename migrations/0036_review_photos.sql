CREATE TABLE "review_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"position" smallint NOT NULL,
	"large_file" text NOT NULL,
	"small_file" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_photos_own_large_file" UNIQUE("large_file"),
	CONSTRAINT "review_photos_own_small_file" UNIQUE("small_file"),
	CONSTRAINT "review_photos_by_position" UNIQUE("review_id","position"),
	CONSTRAINT "review_photos_three_at_most" CHECK ("review_photos"."position" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;