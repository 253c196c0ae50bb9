import type { ChosenSlot } from "../delivery/slots/find-slot.ts";

/** The columns of an order that hold its delivery slot. */
export function slotColumns(slot: ChosenSlot) {
  return {
    deliveryOn: slot.onDate,
    deliveryOption: slot.option,
    startMinute: slot.startMinute,
    endMinute: slot.endMinute,
    slotLabel: slot.label,
    kitchenId: slot.kitchenId,
  };
}
