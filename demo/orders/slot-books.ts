import type { Day } from "../../src/shop/basics/india-time.ts";
import type { HoldState } from "../../src/shop/delivery/rules/hold-states.ts";
import type { DeliveryOption } from "../../src/shop/delivery/rules/options.ts";
import type { planOrders } from "./plan-orders.ts";

const HELD_MINUTES = 15;

type Slot = {
  kitchenId: string;
  onDate: Day;
  option: DeliveryOption;
  startMinute: number;
  capacity: number;
  taken: number;
};
type Hold = { id: string; slotKey: string; orderId: string; state: HoldState; expiresAt: Date };

/** The places of the demo's slots. No slot takes more orders than it has places. */
export function slotBooks() {
  const slots = new Map<string, Slot>();
  const holds: Hold[] = [];
  const keyOf = ({ kitchenId, onDate, option, startMinute }: Omit<Slot, "capacity" | "taken">) =>
    `${kitchenId}|${onDate}|${option}|${startMinute}`;
  return {
    holds,
    keyOf,
    rows: () => [...slots.values()],
    /** Takes a place, or one that is free again. Returns false if the slot is full. */
    take({ id, slot, kitchen, createdAt }: ReturnType<typeof planOrders>[number], isSold: boolean): boolean {
      const { option, startMinute, capacity } = slot;
      const fresh = { kitchenId: kitchen.id, onDate: slot.on, option, startMinute, capacity, taken: 0 };
      const slotKey = keyOf(fresh);
      const stored = slots.get(slotKey) ?? fresh;
      if (stored.taken >= stored.capacity) return false;
      slots.set(slotKey, stored);
      if (isSold) stored.taken += 1;
      const expiresAt = new Date(createdAt.getTime() + HELD_MINUTES * 60_000);
      holds.push({
        id: `hold_demo${id}`,
        slotKey,
        orderId: id,
        state: isSold ? "kept" : "released",
        expiresAt,
      });
      return true;
    },
  };
}
