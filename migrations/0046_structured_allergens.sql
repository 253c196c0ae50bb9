ALTER TABLE "audit_records" DROP CONSTRAINT "audit_records_known_kind";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "contains" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "may_contain" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "other_allergens" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "protein_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "carbohydrate_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sugars_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "added_sugars_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "fat_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "saturated_fat_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "trans_fat_mg" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sodium_mg" integer;--> statement-breakpoint
ALTER TABLE "audit_records" ADD CONSTRAINT "audit_records_known_kind" CHECK ("audit_records"."kind" in ('product','sku'));--> statement-breakpoint
-- Texts such as "Milk, wheat, coconut. May hold traces of nuts." keep their meaning; the text itself stays as it is.
WITH "names" ("position", "code", "words") AS (VALUES
	(1, 'gluten', 'wheat|gluten|barley|rye|oats?|semolina'), (2, 'milk', 'milk'), (3, 'egg', 'eggs?'),
	(4, 'nuts', 'nuts?|almonds?|cashews?|pistachios?|walnuts?|hazelnuts?'), (5, 'peanuts', 'peanuts?|groundnuts?'),
	(6, 'soy', 'soy|soya|soybeans?'), (7, 'sesame', 'sesame'), (8, 'fish', 'fish'),
	(9, 'crustaceans', 'crustaceans?|shellfish'), (10, 'sulphites', 'sulphites?|sulfites?')
), "parts" AS (
	SELECT "id", regexp_replace("allergens", '\m(may (hold|contain)|made in a kitchen|traces of)\M.*$', '', 'i') AS "contained",
		coalesce(substring("allergens" from '(?i)\m(?:may (?:hold|contain)|made in a kitchen|traces of)\M.*$'), '') AS "traces"
	FROM "products" WHERE "allergens" <> ''
)
UPDATE "products" SET
	"contains" = ARRAY(SELECT "code" FROM "names" WHERE "contained" ~* ('\m(' || "words" || ')\M') ORDER BY "position"),
	"may_contain" = ARRAY(SELECT "code" FROM "names" WHERE "traces" ~* ('\m(' || "words" || ')\M')
		AND "contained" !~* ('\m(' || "words" || ')\M') ORDER BY "position"),
	"other_allergens" = coalesce((SELECT string_agg(trim("word"), ', ') FROM regexp_split_to_table("contained", '[,;.]') AS "word"
		WHERE trim("word") <> '' AND NOT EXISTS (SELECT FROM "names" WHERE "word" ~* ('\m(' || "words" || ')\M'))), '')
FROM "parts" WHERE "parts"."id" = "products"."id";
