import { expect, test } from "vitest";
import { kitchenAddress } from "./kitchen-address.ts";

const kitchen = { name: "Saket kitchen", city: "New Delhi", pincode: "110017" };

test("a pickup address has name, street, city and pincode, with the city once", () => {
  const line = "Saket kitchen, 8 Community Centre, New Delhi 110017";
  expect(kitchenAddress({ ...kitchen, address: "8 Community Centre" })).toBe(line);
  expect(kitchenAddress({ ...kitchen, address: "8 Community Centre, New Delhi" })).toBe(line);
});
