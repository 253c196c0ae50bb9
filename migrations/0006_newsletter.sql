CREATE TABLE "newsletter_subscribers" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "newsletter_one_per_address" UNIQUE("email"),
	CONSTRAINT "newsletter_known_status" CHECK ("newsletter_subscribers"."status" in ('pending','confirmed','left')),
	CONSTRAINT "newsletter_only_with_consent" CHECK (("newsletter_subscribers"."status" <> 'confirmed' or "newsletter_subscribers"."confirmed_at" is not null) and ("newsletter_subscribers"."status" <> 'left' or "newsletter_subscribers"."left_at" is not null))
);
