import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { skus } from "../catalogue.tables.ts";
import { LONGEST_PART_TEXT, MOST_PARTS, MOST_PIECES } from "../rules/combo-parts.ts";

/** The parts of a combo's SKUs: a SKU of another product, or a text for a thing that is not sold alone. */
export const comboParts = pgTable(
  "combo_parts",
  {
    /** The combo. */
    sku: text()
      .notNull()
      .references(() => skus.sku, { onDelete: "cascade" }),
    position: smallint().notNull(),
    /** The SKU that is in it; null for words. Not deleted with its product: the combo would be sold without it. */
    partSku: text().references(() => skus.sku),
    /** Pieces of this SKU. */
    quantity: smallint(),
    words: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sku, t.position] }),
    unique("combo_parts_each_sku_once").on(t.sku, t.partSku),
    index("combo_parts_by_part").on(t.partSku),
    check("combo_parts_sku_or_words", sql`(${t.partSku} is null) <> (${t.words} is null)`),
    check("combo_parts_pieces_of_sku", sql`(${t.partSku} is null) = (${t.quantity} is null)`),
    check("combo_parts_not_in_itself", sql`${t.partSku} <> ${t.sku}`),
    check("combo_parts_pieces", sql`${t.quantity} between 1 and ${sql.raw(String(MOST_PIECES))}`),
    check(
      "combo_parts_words_fit",
      sql`char_length(${t.words}) between 1 and ${sql.raw(String(LONGEST_PART_TEXT))}`,
    ),
    check("combo_parts_few", sql`${t.position} between 0 and ${sql.raw(String(MOST_PARTS - 1))}`),
  ],
);
