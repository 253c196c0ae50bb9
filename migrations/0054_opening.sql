CREATE TABLE "key_checks" (
	"key_id" text PRIMARY KEY NOT NULL,
	"is_ok" boolean NOT NULL,
	"sentence" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kitchens" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now, only the demo shop has loaded kitchens.
UPDATE "kitchens" SET "is_demo" = true;
