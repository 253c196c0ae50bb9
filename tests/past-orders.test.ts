import { expect, test } from "vitest";
import { SEARCHES } from "../bench/past-orders.ts";

test("in shops of every size the benchmark's ends of numbers and e-mails are those of orders", () => {
  const textsOf = (kind: string, orders: number) =>
    Array.from({ length: 120 }, (_, nth) => SEARCHES[kind]?.(nth, orders) ?? "");
  for (const orders of [1_000, 10_000, 1_000_000]) {
    // Numbers go from BN1000000 to one less than BN1000000 + orders, and four orders have one customer.
    for (const text of textsOf("the end of a number", orders)) {
      expect(text).toMatch(/^\d{5}$/);
      expect(Number(text)).toBeLessThan(orders);
    }
    for (const text of textsOf("an e-mail", orders))
      expect(Number(/\d+/.exec(text)?.[0])).toBeLessThan(orders / 4);
  }
});
