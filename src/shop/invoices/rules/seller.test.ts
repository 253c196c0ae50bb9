import { expect, test } from "vitest";
import { TEST_SETTINGS } from "../../../../tests/support/test-settings.ts";
import { sellerOf } from "./seller.ts";

test("a kitchen sells under the registration of its state, and under the first one where there is none", () => {
  const { legal } = TEST_SETTINGS;
  const kitchen = { name: "A kitchen", address: "1 Bakers' Lane", pincode: "110001" };
  expect(sellerOf(legal, { ...kitchen, stateCode: "07" })).toMatchObject({
    gstin: legal.otherGstins.find((gstin) => gstin.startsWith("07")),
    stateCode: "07",
    suppliedFrom: "A kitchen, 1 Bakers' Lane 110001",
  });
  expect(sellerOf(legal, { ...kitchen, stateCode: "30" })).toMatchObject({
    gstin: legal.gstin,
    stateCode: "29",
  });
});
