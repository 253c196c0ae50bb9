import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { changedFields } from "../../audit/rules/changed-record.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { deliveryEditorOf } from "../rules/delivery-editor.ts";
import {
  type Difference,
  differencesOf,
  type OptionSettings,
  recordedOption,
  showSide,
} from "../rules/option-settings.ts";
import { type DeliveryOption, OPTION_NAMES } from "../rules/options.ts";
import type { DayMinutes } from "../rules/window-list.ts";
import { applySettings, type SettingsRefusal } from "./apply-settings.ts";
import { lockOption, type StoredOption, selectWindowsOf, updateOption } from "./options.queries.ts";

/** Another person saved meanwhile: `before` is their value, `after` the refused one. */
export type OptionConflict = {
  by: string;
  at: Date | null;
  /** The version with which `differences` were found. */
  version: number;
  differences: Difference[];
};

type Refused = "not-your-move" | RefusalWith<"delivery-changed", OptionConflict> | SettingsRefusal;

type Save = {
  option: DeliveryOption;
  /** The settings to change; those that are left out keep their stored values. */
  settings: Partial<OptionSettings>;
  seen: number;
  staff: Session;
};

/**
 * Saves an option; refuses with the differences if another person has saved since `seen`. One's own saves on screen
 * never conflict, a program's do. A new capacity applies to slots with the normal one and is refused below a slot's
 * reservations; fewer minutes than sold are allowed. A window in use does not move. Orders keep what they were promised.
 * @returns whether anything has changed
 */
export function saveOption(
  services: Services,
  { option, settings: changes, seen, staff }: Save,
): Promise<Outcome<boolean, Refused>> {
  return refusableTransaction(services.db, async (tx) => {
    const role = deliveryEditorOf(staff.roles);
    if (!role) return refuse("not-your-move");
    const stored = await lockOption(tx, option);
    if (!stored) throw new Error(`there is no option ${option}`);
    const before = settingsOf(stored, await selectWindowsOf(tx, option));
    const settings = { ...before, ...changes };
    const differences = differencesOf(before, settings);
    const changed = changedFields(recordedOption(before), recordedOption(settings));
    if (!changed) return ok(false);
    const saved = { settings, seen, staff, at: services.clock() };
    if (!(await updateOption(tx, option, saved))) {
      const conflict: OptionConflict = {
        ...{ by: stored.changedByName ?? "Somebody", at: stored.changedAt },
        ...{ version: stored.version, differences },
      };
      return refuse("delivery-changed", conflict);
    }
    const inside = { ...services, db: tx };
    const applied = await applySettings(inside, { option, before, after: settings });
    if (!applied.ok) return applied;
    await recordChange(inside, {
      ...{ staff, role, subject: "delivery", subjectId: `option ${option}`, label: OPTION_NAMES[option] },
      ...{ before: showSide(differences, "before"), after: showSide(differences, "after") },
      records: [{ kind: "option", key: option, ...changed }],
    });
    return ok(true);
  });
}

/** The settings of a stored option. */
export function settingsOf(stored: StoredOption, windows: DayMinutes[]): OptionSettings {
  const { feePaise, freeFromPaise, lastOrderMinutes, lastOrderAtMinute, capacity } = stored;
  const { ovenMinutes, decoratorMinutes } = stored;
  return {
    ...{ feePaise, freeFromPaise },
    ...{ lastOrderMinutes, lastOrderAtMinute, capacity, ovenMinutes, decoratorMinutes, windows },
  };
}
