CREATE TABLE "complaint_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"text" text NOT NULL,
	"refund_paise" integer,
	"actor_id" text NOT NULL,
	CONSTRAINT "complaint_answers_known_status" CHECK ("complaint_answers"."status" in ('answered','settled','refused')),
	CONSTRAINT "complaint_answers_refund_positive" CHECK ("complaint_answers"."refund_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "complaint_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"complaint_id" text NOT NULL,
	"position" smallint NOT NULL,
	"file" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_proofs_own_file" UNIQUE("file"),
	CONSTRAINT "complaint_proofs_by_position" UNIQUE("complaint_id","position"),
	CONSTRAINT "complaint_proofs_three_at_most" CHECK ("complaint_proofs"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"order_id" uuid NOT NULL,
	"nth" smallint NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaints_one_per_ticket" UNIQUE("ticket"),
	CONSTRAINT "complaints_each_once" UNIQUE("order_id","digest"),
	CONSTRAINT "complaints_nth_of_order" UNIQUE("order_id","nth"),
	CONSTRAINT "complaints_three_an_order" CHECK ("complaints"."nth" between 1 and 3),
	CONSTRAINT "complaints_known_status" CHECK ("complaints"."status" in ('open','answered','settled','refused','withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "complaint_answers" ADD CONSTRAINT "complaint_answers_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_proofs" ADD CONSTRAINT "complaint_proofs_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_answers_by_complaint" ON "complaint_answers" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "complaint_proofs_by_age" ON "complaint_proofs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "complaints_by_status" ON "complaints" USING btree ("status","created_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint'));