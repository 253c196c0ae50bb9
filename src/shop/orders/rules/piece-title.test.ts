import { expect, test } from "vitest";
import { pieceTitleOf } from "./piece-title.ts";

const line = (sku: string, quantity: number) => ({ sku, name: `Cake ${sku}`, weight: "1 kg", quantity });

test("the pieces of a product in several lines are counted, those of one line are not", () => {
  const lines = [line("A", 1), line("B", 2), line("A", 2)];
  expect(lines.map((_, position) => pieceTitleOf(lines, position))).toEqual([
    "Cake A, 1 kg, 1 of 3",
    "Cake B, 1 kg",
    "Cake A, 1 kg, 2 to 3 of 3",
  ]);
});
