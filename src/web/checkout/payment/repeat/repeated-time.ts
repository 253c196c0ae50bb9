import type { DeliveryOption } from "../../../../shop/delivery/rules/options.ts";
import type { OptionView } from "../../../delivery/delivery-calls.ts";

type EarlierTime = { option: DeliveryOption | ""; time: string };

/**
 * The label, among these slots of one day, of the open slot at the hour of an earlier order; null if there is none.
 * The label of Midnight contains its date, so that of the earlier order names no other day.
 */
export function repeatedTime({ option, time }: EarlierTime, options: OptionView[]): string | null {
  const slots = options.find((offered) => offered.option === option)?.slots ?? [];
  const isSame = (label: string) => option === "midnight" || label === time;
  return slots.find(({ label, state }) => state === "open" && isSame(label))?.label ?? null;
}

/** The hour of an earlier order that can be chosen before a day is; empty for Midnight. */
export function timeOfAnyDay({ option, time }: EarlierTime): string {
  return option === "midnight" ? "" : time;
}
