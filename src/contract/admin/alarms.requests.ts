import { z } from "zod";
import { isPlain } from "../../shop/basics/plain-text.ts";

export const AlarmRetry = z.object({
  what: z.enum(["job", "mail", "refund"]),
  id: z
    .string()
    .min(1)
    .max(300)
    .refine(isPlain, "must be without control characters")
    .describe("The `id` of the job or refund, or the `key` of the mail"),
});
