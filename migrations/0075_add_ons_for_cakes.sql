ALTER TABLE "add_ons" ADD COLUMN "for_cakes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Until now a word in the SKU decided this. Add-ons that a shop has stay as they were offered.
UPDATE "add_ons" SET "for_cakes" = case
  when "sku" ilike '%card%' then false
  when "sku" ilike '%number%' or "sku" ilike '%name%' then true
  when "sku" ilike '%letter%' then false
  when "sku" ilike '%topper%' then true
  when "sku" ilike '%hat%' or "sku" ilike '%banner%' then false
  else "sku" ilike '%knife%' or "sku" ilike '%spark%' or "sku" ilike '%candle%' end;
