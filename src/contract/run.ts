import * as z from "zod/mini";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { replyOf } from "./envelope.ts";
import { openCode } from "./fields.ts";

/** Reply to a rider's report. */
export const StopReportReply = replyOf(z.object({ orderId: z.uuid(), status: openCode(ORDER_STATUSES) }));
