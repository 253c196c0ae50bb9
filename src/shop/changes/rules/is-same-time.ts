import type { Day } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";

type OrderTime = { deliveryOn: Day; deliveryOption: DeliveryOption; startMinute: number };
type SlotTime = { onDate: Day; option: DeliveryOption; startMinute: number };

/** Whether the order comes at the time of this slot already. */
export function isSameTime(order: OrderTime, slot: SlotTime): boolean {
  return (
    order.deliveryOn === slot.onDate &&
    order.deliveryOption === slot.option &&
    order.startMinute === slot.startMinute
  );
}
