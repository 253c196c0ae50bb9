import type { Day } from "../../basics/india-time.ts";
import { OPTION_NAMES } from "../../delivery/rules/options.ts";

/** Options that can be cancelled, by the names that shoppers see. */
const CAN_BE_CANCELLED: string[] = [OPTION_NAMES.standard, OPTION_NAMES.pickup];

/** Why an order for this day and option can't be cancelled once it is paid, whatever is in it. Empty if it can. */
export function noCancellation({ date, type }: { date: Day | ""; type: string }, today: Day): string {
  if (date === today) return "An order for the same day can’t be cancelled once it is paid.";
  if (type === "" || CAN_BE_CANCELLED.includes(type)) return "";
  return `${type} can’t be cancelled once it is paid.`;
}
