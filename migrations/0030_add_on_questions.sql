-- All locks first, in the order in which a checkout takes them.
LOCK TABLE "add_ons", "order_lines" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "eggless" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "add_ons" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "add_ons" ADD COLUMN "answer_limit" smallint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_known_question" CHECK ("add_ons"."question" in ('digits','text','name','letter'));--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_limit_with_question" CHECK (("add_ons"."question" is null) = ("add_ons"."answer_limit" is null));--> statement-breakpoint
ALTER TABLE "add_ons" ADD CONSTRAINT "add_ons_limit_positive" CHECK ("add_ons"."answer_limit" > 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_known_question" CHECK ("order_lines"."question" in ('digits','text','name','letter'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_answer_has_question" CHECK ("order_lines"."answer" = '' or "order_lines"."question" is not null);