import { fromRupees, NO_MONEY, type Paise } from "../../shop/basics/money.ts";
import { quote } from "../../shop/checkout/rules/quote.ts";
import type { Fee } from "../../shop/delivery/rules/fee.ts";
import type { SelectedAddon } from "../draft/draft-contents.ts";

/** The bill of an order, as checkout will show it. `delivery` is null before an option is chosen. */
export type OrderBill = { cake: Paise; addOns: Paise; delivery: Paise | null; total: Paise };

/** Before an option is chosen there is no charge to add. */
const NOT_CHOSEN: Fee = { feePaise: NO_MONEY, freeFromPaise: null };
const NO_COINS = { balance: 0, use: false };

/** The bill of these products with these add-ons. Coins are used at checkout only. */
export function orderBill(products: Paise, chosen: SelectedAddon[], option: Fee | null): OrderBill {
  const { items, addOns, delivery, total } = quote({
    lines: [
      { sheet: "Cakes", unit: products, quantity: 1 },
      ...chosen.map(({ price, quantity }) => ({
        sheet: "Add-Ons" as const,
        unit: fromRupees(price),
        quantity,
      })),
    ],
    delivery: option ?? NOT_CHOSEN,
    coins: NO_COINS,
  });
  return { cake: items, addOns, delivery: option ? delivery : null, total };
}
