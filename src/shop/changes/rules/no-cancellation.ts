import type { Day } from "../../basics/india-time.ts";
import { CAN_BE_CANCELLED } from "../../delivery/rules/option-facts.ts";
import { type DeliveryOption, OPTION_NAMES } from "../../delivery/rules/options.ts";

/** The facts that determine, before payment, whether an order can be cancelled after it. */
type PlannedOrder = {
  date: Day | "";
  option: DeliveryOption | "";
  /** Whether one of its products is made for one customer (`isCustomised`). */
  customised: boolean;
};

/** Why an order can't be cancelled once it is paid. Empty if it can. */
export function noCancellation({ date, option, customised }: PlannedOrder, today: Day): string {
  if (customised) return "An order with a product made only for you can’t be cancelled once it is paid.";
  if (date === today) return "An order for the same day can’t be cancelled once it is paid.";
  if (option === "" || CAN_BE_CANCELLED[option]) return "";
  return `${OPTION_NAMES[option]} can’t be cancelled once it is paid.`;
}
