import * as z from "zod/mini";
import { ORDER_STATUSES } from "../shop/orders/rules/order-status.ts";
import { openCode } from "./fields.ts";

/** The stops of a run as they are now, in the order of driving. */
export const RunState = z.object({
  runId: z.string(),
  stops: z.array(z.object({ uuid: z.uuid(), status: openCode(ORDER_STATUSES) })),
});
export type RunState = z.infer<typeof RunState>;
