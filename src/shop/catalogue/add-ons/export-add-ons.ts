import type { Services } from "../../services.ts";
import { NO_ALLERGENS } from "../imports/catalogue-file.inputs.ts";
import { type AddOnRow, selectAllAddOns } from "../imports/catalogue-file.queries.ts";
import { inRupees } from "../imports/catalogue-lines.ts";
import { type AllergenFacts, allergenText } from "../rules/allergens.ts";
import { ADD_ON_COLUMNS } from "./add-ons-file.inputs.ts";

/** The cell of an add-on's allergens; empty for what is not food. */
export function allergensCellOf(row: Pick<AddOnRow, "isFood" | keyof AllergenFacts>): string {
  return row.isFood ? allergenText(row) || NO_ALLERGENS : "";
}

/**
 * Exports the add-ons as a table for `importAddOns`: a header, then one line per add-on, all text. Those without a picture
 * are left out.
 */
export async function exportAddOns({ db }: Pick<Services, "db">): Promise<{ cells: string[][] }> {
  const rows = (await selectAllAddOns(db)).filter(({ pictureId }) => pictureId !== "");
  const lines = rows.map((row) => {
    const line: Record<(typeof ADD_ON_COLUMNS)[number], string> = {
      SKU: row.sku,
      Name: row.name,
      Price: inRupees(row.pricePaise),
      Image: row.pictureId,
      TaxClass: row.taxClass,
      Status: row.active ? "Active" : "Inactive",
      Question: row.question ?? "",
      Limit: row.answerLimit === null ? "" : String(row.answerLimit),
      OnlyWithCake: row.forCakes ? "Yes" : "No",
      Allergens: allergensCellOf(row),
    };
    return ADD_ON_COLUMNS.map((column) => line[column]);
  });
  return { cells: [ADD_ON_COLUMNS, ...lines] };
}
