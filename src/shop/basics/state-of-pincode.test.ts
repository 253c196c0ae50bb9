import { expect, test } from "vitest";
import { stateName } from "./state-names.ts";
import { stateOfPincode } from "./state-of-pincode.ts";

test.each([
  ["110001", "Delhi"],
  ["160017", "Chandigarh"],
  ["140301", "Punjab"],
  ["201301", "Uttar Pradesh"],
  ["248001", "Uttarakhand"],
  ["247667", "Uttarakhand"],
  ["247001", "Uttar Pradesh"],
  ["194101", "Ladakh"],
  ["403001", "Goa"],
  ["396210", "Dadra and Nagar Haveli and Daman and Diu"],
  ["500001", "Telangana"],
  ["520001", "Andhra Pradesh"],
  ["605001", "Puducherry"],
  ["605602", "Tamil Nadu"],
  ["682555", "Lakshadweep"],
  ["682011", "Kerala"],
  ["737101", "Sikkim"],
  ["744101", "Andaman and Nicobar Islands"],
  ["834001", "Jharkhand"],
  ["800001", "Bihar"],
  ["492001", "Chhattisgarh"],
])("the pincode %s is in %s", (pincode, state) => {
  expect(stateName(stateOfPincode(pincode) ?? "")).toBe(state);
});

test("an army post code belongs to no state", () => {
  expect(stateOfPincode("900056")).toBeNull();
});
