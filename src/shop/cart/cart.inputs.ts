import { z } from "zod";
import { identifier } from "../basics/text-fields.ts";
import { MAX_QUANTITY, MOST_THINGS } from "./rules/merge.ts";

/** How many of one thing a cart takes. */
export const Quantity = z.number().int().min(1).max(MAX_QUANTITY);

/** What is put into a cart at once. */
export const NewLines = z
  .array(
    z.object({
      skuid: identifier({ most: 40, unknown: "There is no such SKU." }),
      quantity: Quantity,
    }),
  )
  .min(1)
  .max(MOST_THINGS);
