import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Rupees } from "../fields.ts";

const Given = z.object({
  refund: described(Rupees, "Money that goes back"),
  coins: described(z.int(), "Spent coins that are returned"),
  compensation: described(z.int(), "Coins that the shop adds"),
});

export const StaffCancellationReply = replyOf(Given);

export const RefundableReply = replyOf(
  z.object({
    left: described(Rupees, "Rupees that can still be refunded; 0 if less than one rupee is left"),
    coins: described(z.int(), "Spent coins that are returned once all of the money is refunded"),
  }),
);

export const RefundReply = replyOf(
  z.object({ left: described(Rupees, "Rupees that can be refunded after this refund") }),
);
