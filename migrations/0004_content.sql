CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"author_name" text NOT NULL,
	"picture_id" text NOT NULL,
	"tile" text NOT NULL,
	"body" text NOT NULL,
	"products" text NOT NULL,
	"published_on" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "articles_one_per_address" UNIQUE("slug"),
	CONSTRAINT "articles_known_tile" CHECK ("articles"."tile" in ('rose','gold','pista','cream','lilac'))
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lead" text NOT NULL,
	"facts" text[] NOT NULL,
	"body" text NOT NULL,
	"updated_on" text NOT NULL
);
