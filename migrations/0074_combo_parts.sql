CREATE TABLE "combo_parts" (
	"sku" text NOT NULL,
	"position" smallint NOT NULL,
	"part_sku" text,
	"quantity" smallint,
	"words" text,
	CONSTRAINT "combo_parts_sku_position_pk" PRIMARY KEY("sku","position"),
	CONSTRAINT "combo_parts_each_sku_once" UNIQUE("sku","part_sku"),
	CONSTRAINT "combo_parts_sku_or_words" CHECK (("combo_parts"."part_sku" is null) <> ("combo_parts"."words" is null)),
	CONSTRAINT "combo_parts_pieces_of_sku" CHECK (("combo_parts"."part_sku" is null) = ("combo_parts"."quantity" is null)),
	CONSTRAINT "combo_parts_not_in_itself" CHECK ("combo_parts"."part_sku" <> "combo_parts"."sku"),
	CONSTRAINT "combo_parts_pieces" CHECK ("combo_parts"."quantity" between 1 and 20),
	CONSTRAINT "combo_parts_words_fit" CHECK (char_length("combo_parts"."words") between 1 and 60),
	CONSTRAINT "combo_parts_few" CHECK ("combo_parts"."position" between 0 and 7)
);
--> statement-breakpoint
ALTER TABLE "combo_parts" ADD CONSTRAINT "combo_parts_sku_skus_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."skus"("sku") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combo_parts" ADD CONSTRAINT "combo_parts_part_sku_skus_sku_fk" FOREIGN KEY ("part_sku") REFERENCES "public"."skus"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "combo_parts_by_part" ON "combo_parts" USING btree ("part_sku");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- After the locks of skus, as in every change of the catalogue: the other order could deadlock.
ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku','combos','combo-parts','category','menu','home','add-on','page','article','settings','kitchen','option','pincode','blackout'));--> statement-breakpoint
-- Parts that are deleted with their SKU need no row: its own deletion is one.
CREATE TRIGGER "combo_parts_record_insert" AFTER INSERT ON "combo_parts" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT product_id FROM skus WHERE skus.sku = changed.sku)', 'EXISTS (SELECT FROM skus WHERE skus.sku = changed.sku)');
--> statement-breakpoint
CREATE TRIGGER "combo_parts_record_update" AFTER UPDATE ON "combo_parts" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT product_id FROM skus WHERE skus.sku = changed.sku)', 'EXISTS (SELECT FROM skus WHERE skus.sku = changed.sku)');
--> statement-breakpoint
CREATE TRIGGER "combo_parts_record_delete" AFTER DELETE ON "combo_parts" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT product_id FROM skus WHERE skus.sku = changed.sku)', 'EXISTS (SELECT FROM skus WHERE skus.sku = changed.sku)');
--> statement-breakpoint
CREATE TRIGGER "combo_parts_record_truncate" AFTER TRUNCATE ON "combo_parts" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', '(SELECT product_id FROM skus WHERE skus.sku = changed.sku)', 'EXISTS (SELECT FROM skus WHERE skus.sku = changed.sku)');
