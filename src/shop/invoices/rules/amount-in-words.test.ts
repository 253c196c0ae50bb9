import { expect, test } from "vitest";
import { paise } from "../../basics/money.ts";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [0, "Rupees zero only"],
  [100, "Rupees one only"],
  [71_900, "Rupees seven hundred and nineteen only"],
  [1_05_050, "Rupees one thousand and fifty and fifty paise only"],
  [12_00_00_005, "Rupees twelve lakh and five paise only"],
  [1_20_600_21, "Rupees one lakh twenty thousand six hundred and twenty-one paise only"],
  [
    1_23_45_678_99,
    "Rupees one crore twenty-three lakh forty-five thousand six hundred and seventy-eight and ninety-nine paise only",
  ],
])("%i paise in words", (amount, words) => {
  expect(amountInWords(paise(amount))).toBe(words);
});
