import type { Tx } from "../../../infrastructure/database/db.ts";
import { dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { selectCurrent } from "../blackouts/blackouts.queries.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { firstDayLeft, type WindowInUse } from "../rules/window-in-use.ts";
import type { DayMinutes } from "../rules/window-list.ts";
import { selectUsedSlots } from "./options.queries.ts";

/**
 * The first of these windows that has orders to come, places of its own or a closing that names it. The caller has
 * locked the capacity.
 */
export async function findWindowInUse(
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  { option, capacity, windows }: { option: DeliveryOption; capacity: number; windows: DayMinutes[] },
): Promise<WindowInUse | null> {
  const now = clock();
  const slots = await selectUsedSlots(tx, option, { from: dayOf(now), capacity });
  const closings = await selectCurrent(tx, now);
  for (const window of windows) {
    const { startMinute } = window;
    const from = firstDayLeft(option, window, now);
    const coming = slots.filter((slot) => slot.startMinute === startMinute && slot.on >= from);
    const sold = coming.filter(({ taken }) => taken > 0);
    const orders = sold.reduce((sum, { taken }) => sum + taken, 0);
    if (sold[0]) return { ...window, because: "orders", many: orders, firstOn: sold[0].on };
    if (coming[0]) return { ...window, because: "places", many: coming.length, firstOn: coming[0].on };
    const named = closings.filter(
      (closing) => closing.option === option && closing.startMinute === startMinute,
    );
    if (named[0])
      return { ...window, because: "closing", many: named.length, firstOn: dayOf(named[0].startsAt) };
  }
  return null;
}
