CREATE TABLE "stock_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"reader_id" text NOT NULL,
	"email" text NOT NULL,
	"sku" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_alerts_one_per_reader_and_sku" UNIQUE("reader_id","sku")
);
--> statement-breakpoint
CREATE INDEX "stock_alerts_by_sku" ON "stock_alerts" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "stock_alerts_by_age" ON "stock_alerts" USING btree ("requested_at");