CREATE TABLE "run_stops" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"nth" smallint NOT NULL,
	"rider_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "runs_each_number_once" UNIQUE("day","nth"),
	CONSTRAINT "runs_counted_from_one" CHECK ("runs"."nth" > 0)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_stops_by_run" ON "run_stops" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "runs_by_rider" ON "runs" USING btree ("rider_id","day");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account','job','mail','delivery','run','catalogue','export','content'));