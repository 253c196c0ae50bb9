import { expect, test } from "vitest";
import { stateTaxName } from "./state-tax.ts";

test("Delhi takes SGST, Chandigarh UTGST", () => {
  expect([stateTaxName("07"), stateTaxName("04")]).toEqual(["SGST", "UTGST"]);
});
