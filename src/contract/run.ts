import * as z from "zod/mini";
import { replyOf } from "./envelope.ts";

/** Reply to a rider's report. */
export const StopReportReply = replyOf(z.object({ orderId: z.uuid(), status: z.string() }));
