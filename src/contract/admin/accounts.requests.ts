import { z } from "zod";
import { MonthField } from "../request-fields.ts";

export const GstReturnsQuery = z.object({ month: MonthField });

export const GstReturnParams = z.object({
  gstin: z.string().regex(/^[0-9A-Z]{15}$/, "There is no such GSTIN."),
});

export const InvoicesQuery = z.object({
  month: MonthField,
  after: z
    .string()
    .regex(/^[\w-]{1,60}$/, "is no `next` of a reply")
    .optional()
    .describe("`next` of the reply before"),
});
