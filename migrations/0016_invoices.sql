CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_financial_year_pk" PRIMARY KEY("series","financial_year")
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" text NOT NULL,
	"position" smallint NOT NULL,
	"credited_position" smallint,
	"description" text NOT NULL,
	"hsn" text NOT NULL,
	"quantity" smallint NOT NULL,
	"unit" text NOT NULL,
	"gross_paise" integer NOT NULL,
	"discount_paise" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position"),
	CONSTRAINT "invoice_lines_known_unit" CHECK ("invoice_lines"."unit" in ('NOS','NA')),
	CONSTRAINT "invoice_lines_discounted" CHECK ("invoice_lines"."total_paise" = "invoice_lines"."gross_paise" - "invoice_lines"."discount_paise"),
	CONSTRAINT "invoice_lines_add_up" CHECK ("invoice_lines"."total_paise" = "invoice_lines"."taxable_paise" + "invoice_lines"."cgst_paise" + "invoice_lines"."sgst_paise" + "invoice_lines"."igst_paise"),
	CONSTRAINT "invoice_lines_two_equal_halves" CHECK ("invoice_lines"."cgst_paise" = "invoice_lines"."sgst_paise")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"financial_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"invoice_id" text,
	"refund_id" text,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_on" date NOT NULL,
	"seller" jsonb NOT NULL,
	"place_of_supply" text NOT NULL,
	"is_inter_state" boolean NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_address" text NOT NULL,
	"taxable_paise" integer NOT NULL,
	"cgst_paise" integer NOT NULL,
	"sgst_paise" integer NOT NULL,
	"igst_paise" integer NOT NULL,
	"total_paise" integer NOT NULL,
	CONSTRAINT "invoices_one_per_number" UNIQUE("number"),
	CONSTRAINT "invoices_one_credit_note_per_refund" UNIQUE("refund_id"),
	CONSTRAINT "invoices_without_gaps" UNIQUE("series","financial_year","sequence"),
	CONSTRAINT "invoices_known_kind" CHECK ("invoices"."kind" in ('invoice','credit note')),
	CONSTRAINT "invoices_credit_note_names_both" CHECK (("invoices"."kind" = 'credit note') = ("invoices"."invoice_id" is not null and "invoices"."refund_id" is not null)),
	CONSTRAINT "invoices_number_within_the_law" CHECK (length("invoices"."number") <= 16),
	CONSTRAINT "invoices_add_up" CHECK ("invoices"."total_paise" = "invoices"."taxable_paise" + "invoices"."cgst_paise" + "invoices"."sgst_paise" + "invoices"."igst_paise")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_order" ON "invoices" USING btree ("order_id") WHERE "invoices"."kind" = 'invoice';