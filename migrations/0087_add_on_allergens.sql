ALTER TABLE "add_ons" ADD COLUMN "is_food" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "add_ons" ADD COLUMN "contains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "add_ons" ADD COLUMN "may_contain" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "add_ons" ADD COLUMN "other_allergens" text DEFAULT '' NOT NULL;