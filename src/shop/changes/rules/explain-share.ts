import { showInstant } from "../../basics/india-time.ts";
import { type DeliveryOption, isDeliveryOption, OPTION_NAMES } from "../../delivery/rules/options.ts";
import type { Share } from "./cancellation.ts";
import { FREE_CANCELLATION_HOURS } from "./free-cancellation-hours.ts";

type Explained = Share & {
  freeUntil: Date | null;
  /** Whether it can be cancelled; missing if that was not asked. */
  possible?: boolean;
};

/** Why a customer gets back what they do, in a sentence or two. */
export function explainShare({ reason, percent, freeUntil, possible }: Explained): string {
  if (reason === "unpaid" && possible === false)
    return "This order was not paid in time, so there is nothing to cancel. Nothing was charged. Please order again.";
  if (reason === "early")
    return `You get all of it back until ${freeUntil ? showInstant(freeUntil) : "then"}.`;
  if (reason === "late") {
    return percent > 0
      ? `Your slot is less than ${FREE_CANCELLATION_HOURS} hours away, so ${percent}% comes back.`
      : `Your slot is less than ${FREE_CANCELLATION_HOURS} hours away, so it can no longer be cancelled.`;
  }
  if (reason === "rescheduled") {
    return percent > 0
      ? `You moved it when ${percent}% would have come back, and that is still so.`
      : "You moved it when it could no longer be cancelled, and that is still so.";
  }
  return isDeliveryOption(reason) ? `${OPTION_NAMES[reason]} can’t be cancelled.` : WORDS[reason];
}

const WORDS: Record<Exclude<Share["reason"], "early" | "late" | "rescheduled" | DeliveryOption>, string> = {
  unpaid: "Nothing was charged yet.",
  over: "There is nothing left to cancel.",
  begun: "The kitchen has begun, so it can no longer be cancelled.",
  customised: "It is made only for you, so it can’t be cancelled.",
  "same-day": "An order for the same day can’t be cancelled.",
};
