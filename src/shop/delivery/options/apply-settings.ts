import type { Tx } from "../../../infrastructure/database/db.ts";
import { dayOf } from "../../basics/india-time.ts";
import { type Outcome, ok, type RefusalWith, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { lockCapacity } from "../blackouts/blackouts.queries.ts";
import type { OptionSettings } from "../rules/option-settings.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { displacedWindows, type WindowInUse } from "../rules/window-in-use.ts";
import { findWindowInUse } from "./find-window-in-use.ts";
import { replaceWindows, selectMostTaken, updateCapacity } from "./options.queries.ts";

/** Settings that decide whether a slot has room. */
const ROOM = ["capacity", "ovenMinutes", "decoratorMinutes"] as const;

/** Why settings do not fit what is sold or closed. */
export type SettingsRefusal =
  | RefusalWith<"capacity-below-sold", { taken: number }>
  | RefusalWith<"window-in-use", WindowInUse>;

/**
 * Applies new settings of a locked option to its windows and slots, in the caller's transaction. A new capacity applies
 * to all slots that had the normal one. A slot, its places and a closing are found by the start of their window, so a
 * window in use cannot move; without a window in its place it can be removed. After a refusal the caller must roll back.
 */
export async function applySettings(
  { db: tx, clock }: Pick<Services, "clock"> & { db: Tx },
  { option, before, after }: { option: DeliveryOption; before: OptionSettings; after: OptionSettings },
): Promise<Outcome<undefined, SettingsRefusal>> {
  const displaced = displacedWindows(before.windows, after.windows);
  // Reservations under way may have read the former settings: the new ones hold once it is saved.
  if (displaced.length > 0 || ROOM.some((field) => after[field] !== before[field])) await lockCapacity(tx);
  if (displaced.length > 0) {
    const used = { option, capacity: before.capacity, windows: displaced };
    const inUse = await findWindowInUse({ db: tx, clock }, used);
    if (inUse) return refuse("window-in-use", inUse);
  }
  await replaceWindows(tx, option, after.windows);
  if (after.capacity === before.capacity) return ok(undefined);
  const normal = { from: dayOf(clock()), capacity: before.capacity };
  const taken = await selectMostTaken(tx, option, { ...normal, above: after.capacity });
  if (taken !== null) return refuse("capacity-below-sold", { taken });
  await updateCapacity(tx, option, { ...normal, to: after.capacity });
  return ok(undefined);
}
