import { expect, test } from "vitest";
import { fromRupees } from "../../shop/basics/money.ts";
import { cheapestDelivery } from "./cheapest-delivery.ts";

const STANDARD = { name: "Standard Delivery", fee: 50, freeFrom: 500 };
const EXPRESS = { name: "Express Delivery", fee: 99, freeFrom: null };
const PICKUP = { name: "Pickup", fee: 0, freeFrom: null };

/** The rupees of the cheapest delivery and total. */
function cheapest(items: number, addOn: number, fees = [STANDARD, EXPRESS, PICKUP]) {
  const addOns =
    addOn === 0 ? [] : [{ SKU: "CANDLE", name: "Candle", price: addOn, quantity: 1, image: "", answer: "" }];
  const option = cheapestDelivery(fromRupees(items), addOns, fees);
  return option && [option.name, (option.bill.delivery ?? 0) / 100, option.bill.total / 100];
}

test("add-ons count towards free delivery", () => {
  expect(cheapest(449, 0)).toEqual(["Standard Delivery", 50, 499]);
  expect(cheapest(449, 60)).toEqual(["Standard Delivery", 0, 509]);
});

test("an option that costs less than Standard makes the least total, but Pickup is no delivery", () => {
  const offer = { ...EXPRESS, fee: 20 };
  expect(cheapest(449, 0, [STANDARD, offer, PICKUP])).toEqual(["Express Delivery", 20, 469]);
  expect(cheapest(600, 0, [STANDARD, offer, PICKUP])).toEqual(["Standard Delivery", 0, 600]);
  expect(cheapest(449, 0, [PICKUP])).toBeNull();
});
