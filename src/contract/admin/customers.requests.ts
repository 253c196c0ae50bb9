import { z } from "zod";
import { CustomerKey } from "../../shop/accounts/accounts.inputs.ts";
import { line } from "../../shop/basics/text-fields.ts";

export const AdminCustomersQuery = z
  .object({
    q: line({ least: 1, most: 80 })
      .optional()
      .describe("A name, the beginning of an e-mail, or a phone number; without it, all"),
    after: CustomerKey.optional().describe("`next` of the reply before"),
  })
  .refine(({ q, after }) => q === undefined || after === undefined, {
    ...{ path: ["after"], message: "cannot be sent with `q`" },
  });

/** Any text: an unknown id is a 404. */
export const CustomerParams = z.object({ id: z.string().max(100) });
