import { type Day, instant } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { arrival, EXPRESS_MINUTES } from "../../delivery/rules/windows.ts";

type Promised = { deliveryOn: Day; option: DeliveryOption; startMinute: number; endMinute: number };

/**
 * Whether the promised time has begun, so that late money cannot buy it. Express must still fit into the rest of its
 * day.
 */
export function isTooLate(promised: Promised, now: Date): boolean {
  const { deliveryOn, option, startMinute, endMinute } = promised;
  if (option === "express") return now > instant(deliveryOn, endMinute - EXPRESS_MINUTES);
  return arrival({ option, startMinute, endMinute }, deliveryOn, now).startsAt <= now;
}
