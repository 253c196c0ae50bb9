CREATE TABLE "mails" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text,
	"html" text,
	"leave_url" text,
	"is_secret" boolean NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"written_at" timestamp with time zone NOT NULL,
	"send_by" timestamp with time zone,
	"taken_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mails_known_state" CHECK ("mails"."state" in ('waiting','sent','given up','out of date','covered')),
	CONSTRAINT "mails_end_once" CHECK (("mails"."state" = 'waiting') = ("mails"."ended_at" is null))
);
--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("written_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_with_content" ON "mails" USING btree ("ended_at") WHERE "mails"."body" is not null or "mails"."recipient" <> '';