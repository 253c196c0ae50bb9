import { NO_MONEY, type Paise } from "../../basics/money.ts";
import type { DeliveryOption } from "./options.ts";

/** An option's fee, and the goods value (add-ons included) from which it is free; null for never. */
export type Fee = { feePaise: Paise; freeFromPaise: Paise | null };

/** The fee of each delivery option. Options that the shop does not have are missing. */
export type Fees = Partial<Record<DeliveryOption, Fee>>;

/** The fee for goods of this worth, as the Price Summary shows it. */
export function deliveryFee(fee: Fee, goods: Paise): Paise {
  return fee.freeFromPaise !== null && goods >= fee.freeFromPaise ? NO_MONEY : fee.feePaise;
}
