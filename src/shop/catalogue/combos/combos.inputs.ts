import { z } from "zod";
import { line } from "../../basics/text-fields.ts";
import { LONGEST_COMBO_LABEL, MOST_COMBOS } from "../rules/combo-lines.ts";

const sku = line({ least: 1, most: 40, missing: "Please choose a combo." })
  .overwrite((text) => text.toUpperCase())
  .regex(/^[A-Z0-9-]{2,40}$/, "There is no such SKU.");

/** The combos of a product's page as a form sends them. */
export const CombosForm = z
  .array(
    z.object({
      sku,
      label: line({ least: 1, most: LONGEST_COMBO_LABEL, missing: "Please write what it adds." }),
    }),
  )
  .max(MOST_COMBOS, `A page has room for ${MOST_COMBOS} combos.`)
  .superRefine((combos, context) => {
    const seen = new Set<string>();
    for (const [index, combo] of combos.entries()) {
      if (seen.has(combo.sku))
        context.addIssue({ code: "custom", message: "This combo is there already.", path: [index, "sku"] });
      seen.add(combo.sku);
    }
  });
