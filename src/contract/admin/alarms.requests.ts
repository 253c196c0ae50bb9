import { z } from "zod";
import { isPlain } from "../../shop/basics/plain-text.ts";
import { MOST_REFUNDS_AT_PROVIDER } from "../../shop/payments/rules/refund-retry.ts";
import { EntityId } from "../../shop/payments/settlements.inputs.ts";

export const AlarmRetry = z.object({
  what: z.enum(["job", "mail", "refund"]),
  id: z
    .string()
    .min(1)
    .max(300)
    .refine(isPlain, "must be without control characters")
    .describe("The `id` of the job or refund, or the `key` of the mail"),
  seen: z
    .array(EntityId)
    .max(MOST_REFUNDS_AT_PROVIDER)
    .optional()
    .describe(
      "The provider's ids of refunds that staff have looked at: a refund is sent in addition to them",
    ),
  madeByHand: EntityId.optional().describe(
    "The provider's id of a refund that staff made in place of this one. It settles this refund, and nothing is sent",
  ),
});
