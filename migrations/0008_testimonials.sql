CREATE TABLE "testimonials" (
	"place" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"picture_id" text NOT NULL,
	"tile" text NOT NULL,
	"said" text NOT NULL,
	"rating" smallint NOT NULL,
	CONSTRAINT "testimonials_rating_from_1_to_5" CHECK ("testimonials"."rating" between 1 and 5),
	CONSTRAINT "testimonials_known_tile" CHECK ("testimonials"."tile" in ('rose','gold','pista','cream','lilac'))
);
