import { expect, test } from "vitest";
import { paise } from "../../../../shop/basics/money.ts";
import type { OrderedCake } from "../summary/order-summary.tsx";
import { plannedCart } from "./planned-cart.ts";

const aCake = (sku: string, changes: Partial<OrderedCake> = {}): OrderedCake => ({
  ...{
    sku,
    productId: sku,
    name: `Cake ${sku}`,
    flavour: "Vanilla",
    weight: "1 kg",
    shape: "",
    description: "",
  },
  ...{ mark: null, sellPaise: paise(50_000), quantity: 1, tile: "rose", active: true, takesMessage: true },
  picture: { id: "", base: "", widths: [], width: 1, height: 1 },
  ...{ photoPrint: null, customised: false, hasCake: true, leadHours: 2 },
  ...changes,
});

test.each([
  ["no product is made to order", [{}, {}], false],
  ["the first product is made to order", [{ customised: true }, {}], true],
  ["the last product is made to order", [{}, { customised: true }], true],
])("if %s, the slot window of the cart says so", (_case, [first, last], customised) => {
  expect(plannedCart(aCake("A", first), [aCake("B", last)]).customised).toBe(customised);
});

test("a cart takes as long as its slowest product, and costs all of them", () => {
  const planned = plannedCart(aCake("A", { quantity: 2 }), [aCake("B", { leadHours: 24 })]);
  expect(planned).toMatchObject({
    leadHours: 24,
    sellPaise: 150_000,
    what: "3 items",
    pieces: ["A*2", "B*1"],
  });
});
