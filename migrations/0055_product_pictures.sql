CREATE TABLE "product_pictures" (
	"picture" text NOT NULL,
	"width" smallint NOT NULL,
	"format" text NOT NULL,
	"file" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_pictures_picture_width_format_pk" PRIMARY KEY("picture","width","format"),
	CONSTRAINT "product_pictures_one_per_file" UNIQUE("file"),
	CONSTRAINT "product_pictures_known_format" CHECK ("product_pictures"."format" in ('avif','webp'))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "picture_texts" text[] DEFAULT '{}' NOT NULL;