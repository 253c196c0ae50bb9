import { z } from "zod";
import { identifier } from "../../basics/text-fields.ts";
import { BOARD_STATUSES, TAPPED_STATUSES } from "../rules/kitchen-columns.ts";

/** One tap on the kitchen board, sent at once or when the connection is back. */
export const KitchenTap = z.object({
  orderId: z.uuid(),
  seen: z.enum(BOARD_STATUSES).describe("The status that the board showed, or that the tap before it sets"),
  to: z.enum(TAPPED_STATUSES),
  at: z.iso
    .datetime()
    .describe("The time of the tap by the shop's clock, as far as the board knows it; a repeat has the same"),
  userId: identifier({ most: 64, unknown: "There is no such person." })
    .optional()
    .describe("Id of the user who tapped. If another user sends the tap, it is refused with 403"),
});
export type KitchenTap = z.infer<typeof KitchenTap>;
