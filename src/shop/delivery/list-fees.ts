import { paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { selectFees } from "./delivery.queries.ts";
import type { Fee } from "./rules/fee.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "./rules/options.ts";

/** What each option costs, by its name. */
export async function listFees(services: Services): Promise<Record<string, Fee>> {
  const fees: Record<string, Fee> = {};
  for (const { option, feePaise, freeFromPaise } of await selectFees(services.db)) {
    const known = DELIVERY_OPTIONS.find((one) => one === option);
    if (!known) continue;
    fees[OPTION_NAMES[known]] = {
      feePaise: paise(feePaise),
      freeFromPaise: freeFromPaise === null ? null : paise(freeFromPaise),
    };
  }
  return fees;
}
