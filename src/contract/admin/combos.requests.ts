import { z } from "zod";
import { isPlain } from "../../shop/basics/plain-text.ts";
import { line } from "../../shop/basics/text-fields.ts";
import { CombosForm } from "../../shop/catalogue/combos/combos.inputs.ts";
import { LONGEST_COMBO_LABEL, MOST_COMBOS } from "../../shop/catalogue/rules/combo-lines.ts";
import { SkuField } from "../request-fields.ts";

/** The stored combos that the program read. An imported table may hold more of them, with longer labels. */
const ReadCombo = z
  .object({ SKU: z.string().max(40).refine(isPlain), label: z.string().max(400).refine(isPlain) })
  .transform(({ SKU: sku, label }) => ({ sku, label }));

/** The rules of the form hold for programs too. */
const SentCombo = z
  .object({
    SKU: SkuField,
    label: line({ least: 1, most: LONGEST_COMBO_LABEL }).describe(
      "The label on the page of the product: it names the added products",
    ),
  })
  .transform(({ SKU: sku, label }) => ({ sku, label }));

export const CombosChange = z.object({
  from: z
    .array(ReadCombo)
    .max(10 * MOST_COMBOS)
    .describe("The combos that the program read"),
  to: z.array(SentCombo).max(MOST_COMBOS).pipe(CombosForm).describe("In their new order"),
});
