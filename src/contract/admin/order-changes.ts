import * as z from "zod/mini";
import { DELIVERY_PROOFS } from "../../shop/orders/rules/delivery-proof.ts";
import { ORDER_STATUSES } from "../../shop/orders/rules/order-status.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

export const OrderStatusReply = replyOf(z.object({ uuid: z.uuid(), status: openCode(ORDER_STATUSES) }));

export const OrderDeliveryReply = replyOf(z.object({ uuid: z.uuid(), proof: openCode(DELIVERY_PROOFS) }));

export const OrderNoteReply = replyOf(z.object({ uuid: z.uuid() }));
