import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import { dayOf } from "../basics/india-time.ts";
import { paise } from "../basics/money.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { lockCapacity } from "./blackouts.queries.ts";
import {
  lockOption,
  replaceWindows,
  type StoredOption,
  selectMostTaken,
  selectWindowsOf,
  updateCapacity,
  updateOption,
} from "./options.queries.ts";
import { deliveryEditorOf } from "./rules/delivery-editor.ts";
import { type Difference, differencesOf, type OptionSettings, showSide } from "./rules/option-settings.ts";
import { type DeliveryOption, OPTION_NAMES } from "./rules/options.ts";
import type { DayMinutes } from "./rules/window-list.ts";

/** What somebody else has saved meanwhile; `before` is theirs, `after` the refused one. */
export type OptionConflict = {
  by: string;
  at: Date | null;
  /** The version with which `differences` were found. */
  version: number;
  differences: Difference[];
};

type Save = { option: DeliveryOption; settings: OptionSettings; seen: number; staff: Session };

/**
 * Saves fee, last order, capacity and windows of an option. Refuses with the differences if somebody else has saved
 * since the version that was seen; one's own saves never conflict. A new capacity applies to all slots that had the
 * normal one; it is refused if a slot has more reservations. Orders keep what they were promised.
 * @returns whether anything has changed
 */
export function saveOption(
  services: Services,
  { option, settings, seen, staff }: Save,
): Promise<Outcome<boolean, "not-your-move" | "delivery-changed" | "capacity-below-sold">> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const stored = await lockOption(tx, option);
    if (!stored) throw new Error(`there is no option ${option}`);
    const before = settingsOf(stored, await selectWindowsOf(tx, option));
    const differences = differencesOf(before, settings);
    if (differences.length === 0) return ok(false);
    const now = services.clock();
    const byName = staff.name?.trim() || staff.email;
    const saved = { settings, seen, by: staff.userId, byName, at: now };
    if (!(await updateOption(tx, option, saved))) {
      const conflict: OptionConflict = {
        ...{ by: stored.changedByName ?? "Somebody", at: stored.changedAt },
        ...{ version: stored.version, differences },
      };
      return refuse("delivery-changed", conflict);
    }
    await replaceWindows(tx, option, settings.windows);
    if (settings.capacity !== before.capacity) {
      await lockCapacity(tx);
      const normal = { from: dayOf(now), capacity: before.capacity };
      const taken = await selectMostTaken(tx, option, { ...normal, above: settings.capacity });
      if (taken !== null) return refuse("capacity-below-sold", { taken });
      await updateCapacity(tx, option, { ...normal, to: settings.capacity });
    }
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "delivery", subjectId: `option ${option}`, label: OPTION_NAMES[option] },
        ...{ before: showSide(differences, "before"), after: showSide(differences, "after") },
      },
    );
    return ok(true);
  });
}

/** The settings of a stored option. */
export function settingsOf(stored: StoredOption, windows: DayMinutes[]): OptionSettings {
  const { feePaise, freeFromPaise, lastOrderMinutes, lastOrderAtMinute, capacity } = stored;
  return {
    ...{ feePaise: paise(feePaise), freeFromPaise: freeFromPaise === null ? null : paise(freeFromPaise) },
    ...{ lastOrderMinutes, lastOrderAtMinute, capacity, windows },
  };
}
