import type { Day } from "../../basics/india-time.ts";
import { OPTION_NAMES } from "../../delivery/rules/options.ts";

/** Options that can be cancelled, by the names that shoppers see. */
const CAN_BE_CANCELLED: string[] = [OPTION_NAMES.standard, OPTION_NAMES.pickup];

/** The facts that determine, before payment, whether an order can be cancelled after it. */
type PlannedOrder = {
  date: Day | "";
  /** Name of the delivery option. */
  type: string;
  /** Whether one of its products is made for one customer (`isCustomised`). */
  customised: boolean;
};

/** Why an order can't be cancelled once it is paid. Empty if it can. */
export function noCancellation({ date, type, customised }: PlannedOrder, today: Day): string {
  if (customised) return "An order with a product made only for you can’t be cancelled once it is paid.";
  if (date === today) return "An order for the same day can’t be cancelled once it is paid.";
  if (type === "" || CAN_BE_CANCELLED.includes(type)) return "";
  return `${type} can’t be cancelled once it is paid.`;
}
