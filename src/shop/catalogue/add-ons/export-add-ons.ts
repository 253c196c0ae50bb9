import type { Services } from "../../services.ts";
import { selectAllAddOns } from "../imports/catalogue-file.queries.ts";
import { inRupees } from "../imports/catalogue-lines.ts";
import { ADD_ON_COLUMNS } from "./add-ons-file.inputs.ts";

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
    };
    return ADD_ON_COLUMNS.map((column) => line[column]);
  });
  return { cells: [ADD_ON_COLUMNS, ...lines] };
}
