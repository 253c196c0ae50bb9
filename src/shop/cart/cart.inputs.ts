import { z } from "zod";
import { identifier } from "../basics/text-fields.ts";
import { MAX_QUANTITY, MOST_LINES } from "./rules/cart-limits.ts";

/** The most of one SKU that a cart holds. */
export const Quantity = z.number().int().min(1).max(MAX_QUANTITY);

/** Input of adding to a cart. */
export const NewLines = z
  .array(
    z.object({
      skuid: identifier({ most: 40, unknown: "There is no such SKU." }),
      quantity: Quantity,
    }),
  )
  .min(1)
  .max(MOST_LINES);
