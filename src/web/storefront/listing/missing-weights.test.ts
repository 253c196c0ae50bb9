import { expect, test } from "vitest";
import { missingWeightWords } from "./missing-weights.ts";

const weights = [0.5, 1, 2, 3].map((kg) => ({ value: `${kg}-kg`, label: `${kg} kg`, count: 1 }));

test.each([
  ["5-kg", "Nothing here weighs 5 kg. The largest is 3 kg."],
  ["0.25-kg", "Nothing here weighs 0.25 kg. The smallest is 0.5 kg."],
  ["1.5-kg", "Nothing here weighs 1.5 kg. The nearest sizes are 1 kg and 2 kg."],
])("a weight of %s that the shop does not have is named with the nearest sizes", (weight, words) => {
  expect(missingWeightWords(weight, { weights })).toBe(words);
});
