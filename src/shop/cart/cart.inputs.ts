import { z } from "zod";
import { isPlain } from "../basics/plain-text.ts";
import { MAX_QUANTITY, MOST_THINGS } from "./rules/merge.ts";

/** How many of one thing a cart takes. */
export const Quantity = z.number().int().min(1).max(MAX_QUANTITY);

/** What is put into a cart at once. */
export const NewLines = z
  .array(
    z.object({
      skuid: z.string().trim().min(1).max(40).refine(isPlain, "There is no such SKU."),
      quantity: Quantity,
    }),
  )
  .min(1)
  .max(MOST_THINGS);
