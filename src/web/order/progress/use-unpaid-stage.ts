import { useSyncExternalStore } from "react";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import type { UnpaidStage } from "../../../shop/checkout/rules/unpaid-stage.ts";
import { lastOrder } from "./last-order.ts";

/** Returns the stage of an unpaid order; null once paid. This browser may know of a payment before the shop does. */
export function useUnpaidStage({ uuid, unpaid }: OrderProgressReply): UnpaidStage | null {
  const isPaidHere = useSyncExternalStore(
    () => () => {},
    () => lastOrder() === uuid,
    () => false,
  );
  return unpaid?.stage === "open" && isPaidHere ? "with bank" : (unpaid?.stage ?? null);
}
