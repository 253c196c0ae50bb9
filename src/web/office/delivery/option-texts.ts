import type { OptionToSet } from "../../../shop/delivery/options/list-option-settings.ts";
import { hoursOf } from "../../../shop/delivery/rules/option-settings.ts";
import { writeWindows } from "../../../shop/delivery/rules/window-list.ts";

export type OptionTexts = ReturnType<typeof optionTexts>;

/** An option as its form shows it. Written by the server, so that browsers load no code for it. */
export function optionTexts({ option, name, version, settings, ...problems }: OptionToSet) {
  return { option, name, version, problems: problemWords(problems), texts: textsOf(settings) };
}

const MOST_NAMES = 3;

/** Explains in sentences which orders these minutes prevent. */
function problemWords({ overfull, tooLarge }: Pick<OptionToSet, "overfull" | "tooLarge">): string[] {
  const windows = overfull === 1 ? "One coming window has" : `${overfull} coming windows have`;
  const names = tooLarge.slice(0, MOST_NAMES).join(", ");
  const rest = tooLarge.length - MOST_NAMES;
  const products =
    rest > 0 ? `${names} and ${rest} more need` : `${names} ${tooLarge.length === 1 ? "needs" : "need"}`;
  return [
    ...(overfull > 0
      ? [`${windows} sold more minutes than this. Nothing more is taken there until enough is cancelled.`]
      : []),
    ...(tooLarge.length > 0
      ? [`${products} more minutes than a whole window has. Nobody can order this here.`]
      : []),
  ];
}

function textsOf(settings: OptionToSet["settings"]) {
  const { feePaise, freeFromPaise, lastOrderMinutes, lastOrderAtMinute, capacity, windows } = settings;
  const { ovenMinutes, decoratorMinutes } = settings;
  return {
    fee: String(feePaise / 100),
    freeFrom: freeFromPaise === null ? "" : String(freeFromPaise / 100),
    lastOrder:
      lastOrderAtMinute === null ? String(hoursOf(lastOrderMinutes ?? 0)) : clockOf(lastOrderAtMinute),
    capacity: String(capacity),
    ovenMinutes: textOf(ovenMinutes),
    decoratorMinutes: textOf(decoratorMinutes),
    windows: writeWindows(windows),
  };
}

const textOf = (minutes: number | null) => (minutes === null ? "" : String(minutes));

/** `17:00`, as fields for a time take it. */
function clockOf(minute: number): string {
  const twoDigits = (part: number) => String(part).padStart(2, "0");
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
