import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import type { OptionView } from "../../delivery/delivery-calls.ts";

/**
 * The label, among these slots of one day, of the open slot at the hour of an earlier order; null if there is none.
 * The label of Midnight contains its date, so that of the earlier order names no other day.
 */
export function repeatedTime(
  { type, time }: { type: string; time: string },
  options: OptionView[],
): string | null {
  const slots = options.find(({ name }) => name === type)?.slots ?? [];
  const isSame = (label: string) => type === OPTION_NAMES.midnight || label === time;
  return slots.find(({ label, state }) => state === "open" && isSame(label))?.label ?? null;
}

/** The hour of an earlier order that can be chosen before a day is; empty for Midnight. */
export function timeOfAnyDay({ type, time }: { type: string; time: string }): string {
  return type === OPTION_NAMES.midnight ? "" : time;
}
