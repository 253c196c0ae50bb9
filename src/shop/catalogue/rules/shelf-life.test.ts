import { expect, test } from "vitest";
import type { ProductKind } from "./product-kinds.ts";
import { bestBefore } from "./shelf-life.ts";

const finishedAt = new Date("2026-11-21T09:00:00Z");

test.each<[what: string, kind: ProductKind, takesMessage: boolean, set: number | null, hours: number | null]>(
  [
    ["a cake for a day", "cake", true, null, 24],
    ["a pastry for a day", "pastry", false, null, 24],
    ["a combo with a cake for a day", "combo", true, null, 24],
    ["a combo without a cake has none", "combo", false, null, null],
    ["flowers have none", "flowers", false, null, null],
    ["a cheesecake as staff have set it", "cake", true, 72, 72],
    ["cookies of the kitchen as staff have set it", "hamper", false, 720, 720],
  ],
)("%s", (_what, kind, takesMessage, bestBeforeHours, hours) => {
  const last = bestBefore({ kind, takesMessage, bestBeforeHours }, finishedAt);
  expect(last && (last.getTime() - finishedAt.getTime()) / 3_600_000).toBe(hours);
});
