-- All locks first: a lock of DROP FUNCTION that is taken after those of the triggers could deadlock with a reader.
LOCK TABLE "products", "skus", "product_categories", "combos", "categories", "menu_items", "reviews", "articles", "pages", "testimonials", "catalogue_version" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
CREATE TABLE "public_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tx" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "public_changes_known_kind" CHECK ("public_changes"."kind" in ('product','menu','reviews','content'))
);
--> statement-breakpoint
CREATE INDEX "public_changes_by_tx" ON "public_changes" USING btree ("tx");--> statement-breakpoint
-- Writes one row per changed key, or one for everything if a statement changes more than 500. Rows that an UPDATE leaves
-- as they were do not count. Arguments: kind, SQL of the key, condition of a row that public pages show. Its own
-- search_path, because pg_restore sets an empty one.
CREATE FUNCTION "record_public_change"() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
	changed_rows text := CASE TG_OP
		WHEN 'INSERT' THEN 'TABLE new_rows'
		WHEN 'DELETE' THEN 'TABLE old_rows'
		ELSE '(TABLE old_rows EXCEPT TABLE new_rows) UNION ALL (TABLE new_rows EXCEPT TABLE old_rows)' END;
	changed_keys text[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		changed_keys := ARRAY[NULL::text];
	ELSE
		EXECUTE format(
			'SELECT array_agg(key) FROM (SELECT DISTINCT %s AS key FROM (%s) AS changed WHERE %s LIMIT 501) AS keys',
			TG_ARGV[1], changed_rows, TG_ARGV[2]
		) INTO changed_keys;
		IF changed_keys IS NULL THEN
			RETURN NULL;
		END IF;
		IF cardinality(changed_keys) > 500 THEN
			changed_keys := ARRAY[NULL::text];
		END IF;
	END IF;
	INSERT INTO "public_changes" ("kind", "key") SELECT TG_ARGV[0], key FROM unnest(changed_keys) AS key;
	PERFORM pg_notify('jamun_news', 'public-changes');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "products_record_insert" AFTER INSERT ON "products" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'id', 'true');
--> statement-breakpoint
CREATE TRIGGER "products_record_update" AFTER UPDATE ON "products" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'id', 'true');
--> statement-breakpoint
CREATE TRIGGER "products_record_delete" AFTER DELETE ON "products" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'id', 'true');
--> statement-breakpoint
CREATE TRIGGER "products_record_truncate" AFTER TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'id', 'true');
--> statement-breakpoint
CREATE TRIGGER "skus_record_insert" AFTER INSERT ON "skus" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "skus_record_update" AFTER UPDATE ON "skus" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "skus_record_delete" AFTER DELETE ON "skus" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "skus_record_truncate" AFTER TRUNCATE ON "skus" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "product_categories_record_insert" AFTER INSERT ON "product_categories" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "product_categories_record_update" AFTER UPDATE ON "product_categories" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "product_categories_record_delete" AFTER DELETE ON "product_categories" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "product_categories_record_truncate" AFTER TRUNCATE ON "product_categories" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "combos_record_insert" AFTER INSERT ON "combos" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "combos_record_update" AFTER UPDATE ON "combos" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "combos_record_delete" AFTER DELETE ON "combos" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "combos_record_truncate" AFTER TRUNCATE ON "combos" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('product', 'product_id', 'true');
--> statement-breakpoint
CREATE TRIGGER "categories_record_insert" AFTER INSERT ON "categories" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "categories_record_update" AFTER UPDATE ON "categories" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "categories_record_delete" AFTER DELETE ON "categories" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "categories_record_truncate" AFTER TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "menu_items_record_insert" AFTER INSERT ON "menu_items" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "menu_items_record_update" AFTER UPDATE ON "menu_items" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "menu_items_record_delete" AFTER DELETE ON "menu_items" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "menu_items_record_truncate" AFTER TRUNCATE ON "menu_items" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('menu', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "reviews_record_insert" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('reviews', 'coalesce(product_id, '''')', 'status = ''approved''');
--> statement-breakpoint
CREATE TRIGGER "reviews_record_update" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('reviews', 'coalesce(product_id, '''')', 'status = ''approved''');
--> statement-breakpoint
CREATE TRIGGER "reviews_record_delete" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('reviews', 'coalesce(product_id, '''')', 'status = ''approved''');
--> statement-breakpoint
CREATE TRIGGER "reviews_record_truncate" AFTER TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('reviews', 'coalesce(product_id, '''')', 'status = ''approved''');
--> statement-breakpoint
CREATE TRIGGER "articles_record_insert" AFTER INSERT ON "articles" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "articles_record_update" AFTER UPDATE ON "articles" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "articles_record_delete" AFTER DELETE ON "articles" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "articles_record_truncate" AFTER TRUNCATE ON "articles" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "pages_record_insert" AFTER INSERT ON "pages" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "pages_record_update" AFTER UPDATE ON "pages" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "pages_record_delete" AFTER DELETE ON "pages" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "pages_record_truncate" AFTER TRUNCATE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "testimonials_record_insert" AFTER INSERT ON "testimonials" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "testimonials_record_update" AFTER UPDATE ON "testimonials" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "testimonials_record_delete" AFTER DELETE ON "testimonials" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
CREATE TRIGGER "testimonials_record_truncate" AFTER TRUNCATE ON "testimonials" FOR EACH STATEMENT EXECUTE FUNCTION "record_public_change"('content', 'NULL::text', 'true');
--> statement-breakpoint
DROP FUNCTION "raise_catalogue_version" CASCADE;--> statement-breakpoint
DROP TABLE "catalogue_version";
