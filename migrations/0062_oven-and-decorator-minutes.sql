ALTER TABLE "categories" ADD COLUMN "oven_minutes" smallint;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "decorator_minutes" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "oven_minutes" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "decorator_minutes" smallint;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "oven_minutes" integer;--> statement-breakpoint
ALTER TABLE "delivery_options" ADD COLUMN "decorator_minutes" integer;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "oven_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD COLUMN "decorator_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "taken_oven_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "taken_decorator_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "oven_minutes" integer;--> statement-breakpoint
ALTER TABLE "slots" ADD COLUMN "decorator_minutes" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_minutes_not_negative" CHECK ("products"."oven_minutes" >= 0 and "products"."decorator_minutes" >= 0);--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_minutes_not_negative" CHECK ("slot_holds"."oven_minutes" >= 0 and "slot_holds"."decorator_minutes" >= 0);--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_oven_never_oversold" CHECK ("slots"."taken_oven_minutes" >= 0 and "slots"."taken_oven_minutes" <= "slots"."oven_minutes");--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_decorator_never_oversold" CHECK ("slots"."taken_decorator_minutes" >= 0 and "slots"."taken_decorator_minutes" <= "slots"."decorator_minutes");