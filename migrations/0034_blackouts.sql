CREATE TABLE "blackouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blackouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"kitchen_id" text,
	"option" text,
	"start_minute" smallint,
	"pincodes" text[],
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "blackouts_run_forward" CHECK ("blackouts"."ends_at" > "blackouts"."starts_at"),
	CONSTRAINT "blackouts_window_has_option" CHECK ("blackouts"."start_minute" is null or "blackouts"."option" is not null),
	CONSTRAINT "blackouts_end_has_name" CHECK (("blackouts"."ended_at" is null) = ("blackouts"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "blackouts" ADD CONSTRAINT "blackouts_kitchen_id_kitchens_id_fk" FOREIGN KEY ("kitchen_id") REFERENCES "public"."kitchens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blackouts" ADD CONSTRAINT "blackouts_option_delivery_options_option_fk" FOREIGN KEY ("option") REFERENCES "public"."delivery_options"("option") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blackouts_in_force" ON "blackouts" USING btree ("ends_at") WHERE "blackouts"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account','job','mail','delivery'));