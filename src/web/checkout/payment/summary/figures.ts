import type { OrderFigures } from "../../../../contract/payment.ts";
import { fromRupees, type Paise, times } from "../../../../shop/basics/money.ts";
import type { AddOnQuestion } from "../../../../shop/catalogue/rules/add-on-question.ts";
import { type QuoteInput, quote } from "../../../../shop/checkout/rules/quote.ts";
import type { Fee } from "../../../../shop/delivery/rules/fee.ts";
import { COIN_WORTH } from "../../../../shop/rewards/rules/coin-limit.ts";
import type { SelectedAddon } from "../../../draft/draft-contents.ts";
import type { OrderedAddOn } from "./order-summary.tsx";
import type { Figures } from "./price-summary.tsx";

/** An add-on as the shop sells it today. */
export type AddOnOnSale = { sku: string; name: string; pricePaise: Paise; question: AddOnQuestion | null };

/**
 * The selected add-ons at today's prices: two with the same answer are one of quantity two. Those that the shop no
 * longer sells are left out.
 */
export function pricedAddOns(selected: SelectedAddon[], onSale: AddOnOnSale[]): OrderedAddOn[] {
  const ordered: OrderedAddOn[] = [];
  for (const addOn of selected) {
    const today = onSale.find(({ sku }) => sku === addOn.SKU);
    if (!today) continue;
    const { name, pricePaise: unitPaise, question } = today;
    const answer = question ? addOn.answer.trim() : "";
    const index = ordered.findIndex((other) => other.SKU === addOn.SKU && other.answer === answer);
    const quantity = addOn.quantity + (ordered[index]?.quantity ?? 0);
    const line = {
      ...addOn,
      name,
      unitPaise,
      question,
      answer,
      quantity,
      totalPaise: times(unitPaise, quantity),
    };
    if (index === -1) ordered.push(line);
    else ordered[index] = line;
  }
  return ordered;
}

/** Quotes the order by the shop's rules. The server calculates it again, and its figures win. */
export function figuresOf(
  cakes: { sellPaise: Paise; quantity: number }[],
  addOns: OrderedAddOn[],
  delivery: Fee,
  coins: QuoteInput["coins"],
): Figures {
  const lines = [
    ...cakes.map(({ sellPaise, quantity }) => ({ sheet: "Cakes" as const, unit: sellPaise, quantity })),
    ...addOns.map(({ unitPaise, quantity }) => ({ sheet: "Add-Ons" as const, unit: unitPaise, quantity })),
  ];
  const figures = quote({ lines, delivery, coins });
  return { ...figures, coins: times(COIN_WORTH, figures.coins) };
}

/** Converts the server's figures from rupees. One coin is worth one rupee. */
export function figuresFrom({ items, addOns, delivery, coins, total }: OrderFigures): Figures {
  return {
    items: fromRupees(items),
    addOns: fromRupees(addOns),
    delivery: fromRupees(delivery),
    coins: fromRupees(coins),
    total: fromRupees(total),
  };
}
