import { NO_MONEY, type Paise } from "../../basics/money.ts";

/** What an option costs, and from which worth of goods (add-ons included) it costs nothing; null: never. */
export type Fee = { feePaise: Paise; freeFromPaise: Paise | null };

/** The delivery charge for goods of this worth, as the Price Summary shows it. */
export function deliveryCharge(fee: Fee, goods: Paise): Paise {
  return fee.freeFromPaise !== null && goods >= fee.freeFromPaise ? NO_MONEY : fee.feePaise;
}
