import type { Tx } from "../../../infrastructure/database/db.ts";
import { dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { lockCapacity } from "../blackouts/blackouts.queries.ts";
import type { OptionSettings } from "../rules/option-settings.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { replaceWindows, selectMostTaken, updateCapacity } from "./options.queries.ts";

/** Settings that decide whether a slot has room. */
const ROOM = ["capacity", "ovenMinutes", "decoratorMinutes"] as const;

/**
 * Applies new settings of a locked option to its windows and slots, in the caller's transaction. A new capacity applies
 * to all slots that had the normal one.
 * @returns the most reservations of a slot if these are more than the new capacity: then the caller must roll back
 */
export async function applySettings(
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  { option, before, after }: { option: DeliveryOption; before: OptionSettings; after: OptionSettings },
): Promise<number | null> {
  await replaceWindows(tx, option, after.windows);
  // Reservations under way may have read the former limits: the new ones hold once it is saved.
  if (ROOM.some((field) => after[field] !== before[field])) await lockCapacity(tx);
  if (after.capacity === before.capacity) return null;
  const normal = { from: dayOf(clock()), capacity: before.capacity };
  const taken = await selectMostTaken(tx, option, { ...normal, above: after.capacity });
  if (taken === null) await updateCapacity(tx, option, { ...normal, to: after.capacity });
  return taken;
}
