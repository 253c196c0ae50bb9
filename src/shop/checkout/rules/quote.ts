import { minus, NO_MONEY, type Paise, plus, times } from "../../basics/money.ts";
import { deliveryFee, type Fee } from "../../delivery/rules/fee.ts";
import type { SheetName } from "../../orders/rules/sheet-names.ts";
import { COIN_WORTH, usableCoins } from "../../rewards/rules/coin-limit.ts";

export type QuoteInput = {
  lines: { sheet: SheetName; unit: Paise; quantity: number }[];
  delivery: Fee;
  coins: { balance: number; use: boolean };
};

/** The price of an order, with its break-up. `coins` is a number of coins, each worth a rupee. */
export type Quote = { items: Paise; addOns: Paise; delivery: Paise; coins: number; total: Paise };

/** Adds up an order. Cake page, checkout and server all use it. */
export function quote({ lines, delivery, coins }: QuoteInput): Quote {
  const worth = (sheet: SheetName) =>
    plus(
      NO_MONEY,
      ...lines.filter((line) => line.sheet === sheet).map((line) => times(line.unit, line.quantity)),
    );
  const items = worth("Cakes");
  const addOns = worth("Add-Ons");
  const goods = plus(items, addOns);
  const fee = deliveryFee(delivery, goods);
  const before = plus(goods, fee);
  const used = coins.use ? usableCoins(coins.balance, before) : 0;
  return { items, addOns, delivery: fee, coins: used, total: minus(before, times(COIN_WORTH, used)) };
}
