import * as z from "zod/mini";
import { SALE_STATES } from "../../shop/catalogue/rules/sale-states.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

const AdminCombos = z.object({
  ProductID: z.string(),
  combos: described(
    z.array(
      z.object({
        SKU: z.string(),
        label: described(z.string(), "The label on the page of the product: it names the added products"),
        ...{ name: z.string(), state: openCode(SALE_STATES) },
      }),
    ),
    "In their order, also those that cannot be ordered now",
  ),
});
export type AdminCombos = z.infer<typeof AdminCombos>;

export const CombosReply = replyOf(AdminCombos);
