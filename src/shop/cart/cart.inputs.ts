import { z } from "zod";
import { isPlain } from "../basics/plain-text.ts";
import { MAX_QUANTITY } from "./rules/merge.ts";

/** What is put into a cart at once. */
export const NewLines = z
  .array(
    z.object({
      skuid: z.string().trim().min(1).max(40).refine(isPlain, "There is no such SKU."),
      quantity: z.number().int().min(1).max(MAX_QUANTITY),
    }),
  )
  .min(1)
  .max(50);
