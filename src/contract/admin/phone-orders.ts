import * as z from "zod/mini";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant, openCode } from "../fields.ts";

const link = {
  uuid: z.uuid(),
  url: described(z.string(), "Anyone with this link can see the ordered products and pay"),
  until: described(Instant, "End of the time in which the link works and the slot is held"),
  withBank: described(z.boolean(), "A payment was begun, and the bank has not answered yet"),
};

export const PaymentLinkReply = replyOf(z.object(link));
export type PaymentLinkReply = z.infer<typeof PaymentLinkReply>;

export const PaymentLinkMailedReply = replyOf(z.object({ uuid: z.uuid() }));

export const UnpaidCancelledReply = replyOf(z.object({ uuid: z.uuid(), status: openCode(ORDER_STATUSES) }));
