import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { EGG_WORDS, type Egg, eggOf, type PricelessLine } from "./order-line.ts";

/** Cakes of one base, weight and slot that are not begun. Each promise of Express counts as a slot. */
export type BakeTotal = {
  /** For URLs. */
  key: string;
  base: string;
  egg: Egg;
  weight: string;
  slot: string;
  many: number;
};

/** The total that a line counts in; null for what is not baked. */
export function bakeKeyOf(
  line: Pick<PricelessLine, "eggless" | "sheet" | "flavour" | "weight">,
  { slot, hours }: Pick<WaitingOrder, "slot" | "hours">,
): string | null {
  const egg = eggOf(line);
  return egg && [line.flavour, EGG_WORDS[egg], line.weight, slot.key, hours].join("|");
}

type WaitingOrder = {
  slot: { key: string; label: string };
  option: DeliveryOption;
  /** The promised hours in words. */
  hours: string;
  lines: Pick<PricelessLine, "eggless" | "sheet" | "flavour" | "weight" | "quantity">[];
};

/** Sums what is to be baked for these orders, in their order. Eggless and egg are batters of their own. */
export function totalsToBake(orders: readonly WaitingOrder[]): BakeTotal[] {
  const totals = new Map<string, BakeTotal>();
  for (const order of orders) {
    for (const line of order.lines) {
      const key = bakeKeyOf(line, order);
      const egg = eggOf(line);
      if (key === null || egg === null) continue;
      const { flavour: base, weight, quantity } = line;
      const slot = order.option === "express" ? order.hours : order.slot.label;
      const total = totals.get(key) ?? { key, base, egg, weight, slot, many: 0 };
      totals.set(key, { ...total, many: total.many + quantity });
    }
  }
  return [...totals.values()];
}
