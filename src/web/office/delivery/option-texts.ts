import type { OptionToSet } from "../../../shop/delivery/list-option-settings.ts";
import { hoursOf } from "../../../shop/delivery/rules/option-settings.ts";
import { writeWindows } from "../../../shop/delivery/rules/window-list.ts";

export type OptionTexts = ReturnType<typeof optionTexts>;

/** An option as its form shows it. Written by the server, so that browsers load no code for it. */
export function optionTexts({ option, name, version, settings }: OptionToSet) {
  return { option, name, version, texts: textsOf(settings) };
}

function textsOf(settings: OptionToSet["settings"]) {
  const { feePaise, freeFromPaise, lastOrderMinutes, lastOrderAtMinute, capacity, windows } = settings;
  return {
    fee: String(feePaise / 100),
    freeFrom: freeFromPaise === null ? "" : String(freeFromPaise / 100),
    lastOrder:
      lastOrderAtMinute === null ? String(hoursOf(lastOrderMinutes ?? 0)) : clockOf(lastOrderAtMinute),
    capacity: String(capacity),
    windows: writeWindows(windows),
  };
}

/** `17:00`, as fields for a time take it. */
function clockOf(minute: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
