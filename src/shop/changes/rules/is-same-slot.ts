import type { Day } from "../../basics/india-time.ts";
import type { DeliveryOption } from "../../delivery/rules/options.ts";

type OrderSlot = { deliveryOn: Day; deliveryOption: DeliveryOption; startMinute: number; kitchenId: string };
type Slot = { onDate: Day; option: DeliveryOption; startMinute: number; kitchenId: string };

/** Whether the order has this slot already. */
export function isSameSlot(order: OrderSlot, slot: Slot): boolean {
  return (
    order.deliveryOn === slot.onDate &&
    order.deliveryOption === slot.option &&
    order.startMinute === slot.startMinute &&
    order.kitchenId === slot.kitchenId
  );
}
