import type { CartReply } from "../../contract/cart.ts";
import { fromRupees, type Paise } from "../../shop/basics/money.ts";
import { optionNamed } from "../../shop/delivery/rules/options.ts";
import { orderBill } from "../delivery/order-bill.ts";
import type { SelectedAddon } from "../draft/draft-contents.ts";

export type CartFee = CartReply["data"]["fees"][number];

/**
 * The delivery option that makes these goods cheapest at the door, and the bill with it. An option can be free from a
 * goods value, add-ons included. Pickup is no delivery. Null if the shop delivers nothing.
 */
export function cheapestDelivery(items: Paise, addOns: SelectedAddon[], fees: CartFee[]) {
  const bills = fees
    .filter(({ name }) => optionNamed(name) !== "pickup")
    .map(({ name, fee, freeFrom }) => {
      const freeFromPaise = freeFrom === null ? null : fromRupees(freeFrom);
      return { name, bill: orderBill(items, addOns, { feePaise: fromRupees(fee), freeFromPaise }) };
    });
  const [first, ...others] = bills;
  if (!first) return null;
  return others.reduce((least, other) => (other.bill.total < least.bill.total ? other : least), first);
}
