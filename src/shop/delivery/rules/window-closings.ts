import type { Day } from "../../basics/india-time.ts";
import type { DeliveryOption } from "./options.ts";
import type { Window } from "./windows.ts";

/** A window of a day in which a kitchen takes no orders. */
export type WindowClosing = {
  on: Day;
  option: DeliveryOption;
  startMinute: number;
  blackoutId: number;
  reason: string;
  /** The pincodes of the kitchen in which it is closed; null for all. */
  pincodes: string[] | null;
  /** Only some hours of Express. Other windows close as a whole, even if a blackout meets only a part of them. */
  isInPart: boolean;
};

/** Returns the closing of a window on a day, if any. */
export function closingOf(
  closings: WindowClosing[],
  window: Pick<Window, "option" | "startMinute">,
  on: Day,
): WindowClosing | undefined {
  return closings.find(
    (closing) =>
      closing.on === on && closing.option === window.option && closing.startMinute === window.startMinute,
  );
}

/** Whether it is closed for all orders. */
export function isClosedForAll(closing: WindowClosing | undefined): boolean {
  return closing !== undefined && closing.pincodes === null && !closing.isInPart;
}
