CREATE TABLE "settlement_lines" (
	"kind" text NOT NULL,
	"entity_id" text NOT NULL,
	"settlement_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"fee_paise" integer NOT NULL,
	"tax_paise" integer NOT NULL,
	"debit_paise" integer NOT NULL,
	"credit_paise" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"expected_paise" integer,
	"order_id" uuid,
	"explanation" text,
	"state" text GENERATED ALWAYS AS (case
          when kind not in ('payment', 'refund') then 'adjustment'
          when expected_paise is null then 'unknown'
          when expected_paise <> amount_paise then 'amount differs'
          when credit_paise - debit_paise <> (case when debit_paise > 0 and kind <> 'payment'
            then -amount_paise else amount_paise end) - fee_paise - tax_paise then 'does not add up'
          else 'matched' end) STORED NOT NULL,
	CONSTRAINT "settlement_lines_in_one_settlement" PRIMARY KEY("entity_id","kind"),
	CONSTRAINT "settlement_lines_known_state" CHECK ("settlement_lines"."state" in ('matched','amount differs','unknown','does not add up','adjustment')),
	CONSTRAINT "settlement_lines_never_negative" CHECK (least("settlement_lines"."amount_paise", "settlement_lines"."fee_paise", "settlement_lines"."tax_paise", "settlement_lines"."debit_paise", "settlement_lines"."credit_paise") >= 0),
	CONSTRAINT "settlement_lines_one_direction" CHECK ("settlement_lines"."debit_paise" = 0 or "settlement_lines"."credit_paise" = 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"utr" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlements_known_provider" CHECK ("settlements"."provider" in ('razorpay'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_known_subject";--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_lines_by_settlement" ON "settlement_lines" USING btree ("settlement_id");--> statement-breakpoint
CREATE INDEX "settlement_lines_by_time" ON "settlement_lines" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "settlement_lines_open" ON "settlement_lines" USING btree ("settlement_id") WHERE "settlement_lines"."state" <> 'matched' and "settlement_lines"."explanation" is null;--> statement-breakpoint
CREATE INDEX "settlements_newest_first" ON "settlements" USING btree ("settled_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_settlement" ON "refunds" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "coins_by_time" ON "coin_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_by_time" ON "sandbox_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_time" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_known_subject" CHECK ("audit_entries"."subject" in ('order','review','complaint','account','job','mail','delivery','run','catalogue','export','content','settings','webhook','settlement'));