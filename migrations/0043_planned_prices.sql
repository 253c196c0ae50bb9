CREATE TABLE "price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch" uuid NOT NULL,
	"sku" text NOT NULL,
	"price_paise" integer NOT NULL,
	"sell_paise" integer NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "price_changes_sell_not_above_price" CHECK ("price_changes"."sell_paise" > 0 and "price_changes"."sell_paise" <= "price_changes"."price_paise"),
	CONSTRAINT "price_changes_run_forward" CHECK ("price_changes"."until_at" > "price_changes"."from_at")
);
--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "cost_paise" integer;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_open" ON "price_changes" USING btree ("sku","from_at") WHERE "price_changes"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "price_changes_due" ON "price_changes" USING btree (coalesce("until_at", "from_at")) WHERE "price_changes"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "price_changes_by_batch" ON "price_changes" USING btree ("batch");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_cost_positive" CHECK ("skus"."cost_paise" > 0);--> statement-breakpoint
-- Planned prices are read with their product.
CREATE TRIGGER "price_changes_record_insert" AFTER INSERT ON "price_changes" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT s.product_id FROM skus s WHERE s.sku = changed.sku)', 'true');--> statement-breakpoint
CREATE TRIGGER "price_changes_record_update" AFTER UPDATE ON "price_changes" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT s.product_id FROM skus s WHERE s.sku = changed.sku)', 'true');--> statement-breakpoint
CREATE TRIGGER "price_changes_record_delete" AFTER DELETE ON "price_changes" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT s.product_id FROM skus s WHERE s.sku = changed.sku)', 'true');--> statement-breakpoint
CREATE TRIGGER "price_changes_record_truncate" AFTER TRUNCATE ON "price_changes" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT s.product_id FROM skus s WHERE s.sku = changed.sku)', 'true');
