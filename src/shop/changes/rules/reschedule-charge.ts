import { minus, NO_MONEY, type Paise, paise, plus } from "../../basics/money.ts";
import { deliveryFee, type Fee } from "../../delivery/rules/fee.ts";
import { COIN_WORTH } from "../../rewards/rules/coin-limit.ts";
import { LEAST_REFUND } from "./least-refund.ts";

type Bill = { itemsPaise: Paise; addOnsPaise: Paise; deliveryPaise: Paise; coins: number };

/**
 * The delivery charge in another slot, and the refund of the difference; null if the slot costs more. Coins are never
 * turned into money. A difference that is too small to be refunded changes no charge.
 */
export function rescheduleCharge(bill: Bill, fee: Fee): { charge: Paise; refund: Paise } | null {
  const goods = plus(bill.itemsPaise, bill.addOnsPaise);
  const newCharge = deliveryFee(fee, goods);
  if (newCharge > bill.deliveryPaise) return null;
  const charge = paise(Math.min(bill.deliveryPaise, Math.max(newCharge, bill.coins * COIN_WORTH - goods)));
  const refund = minus(bill.deliveryPaise, charge);
  return refund < LEAST_REFUND ? { charge: bill.deliveryPaise, refund: NO_MONEY } : { charge, refund };
}
