import { expect, test } from "vitest";
import { FORM_BYTES } from "../../../server/form-limits.ts";
import { paise } from "../../../shop/basics/money.ts";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { Edits as SentEdits } from "../../../shop/catalogue/prices/prices.inputs.ts";
import { HIGHEST_PAISE, MOST_EDITS } from "../../../shop/catalogue/rules/price-limits.ts";
import {
  amountsOf,
  changeAll,
  copyDown,
  copyText,
  editsSince,
  endInNine,
  marginPercent,
  NO_EDITS,
  paste,
  problemOf,
  redo,
  step,
  toSent,
  undo,
  withoutCostWords,
} from "./grid-edits.ts";

const rows: PriceRow[] = [0, 1, 2, 3].map((at) => ({
  ...{ sku: `CAKE${at}`, name: "Cake", weight: "1 kg", eggless: true, category: "cakes", flavour: "Vanilla" },
  ...{
    pricePaise: paise(100_000) + at * 10_000,
    sellPaise: paise(90_000) + at * 10_000,
    costPaise: at === 3 ? null : 40_000,
  },
}));
const none = NO_EDITS.edits;
const sells = (edits: typeof none) => rows.map((row) => amountsOf(row, edits).sellPaise);
const sellColumn = { left: 1, right: 1 };

test("a paste from a spreadsheet fills from the active cell; texts that are not amounts are marked", () => {
  const edits = paste(
    rows,
    none,
    { top: 1, bottom: 1, left: 0, right: 0 },
    "₹1,299\t 1 199 \r\nRs. 1350.50\tl199\r\n",
  );
  expect(amountsOf(rows[1] as PriceRow, edits)).toMatchObject({ pricePaise: 129_900, sellPaise: 119_900 });
  expect(amountsOf(rows[2] as PriceRow, edits)).toMatchObject({ pricePaise: 135_050, sellPaise: 110_000 });
  expect(rows.map((row) => problemOf(row, edits))).toEqual([null, null, "“l199” is no amount", null]);
});

test("one pasted value fills the whole selection, and never goes past the last row", () => {
  expect(sells(paste(rows, none, { top: 2, bottom: 3, ...sellColumn }, "799"))).toEqual([
    90_000, 100_000, 79_900, 79_900,
  ]);
  expect(sells(paste(rows, none, { top: 3, bottom: 3, ...sellColumn }, "1\n2\n3"))).toEqual([
    90_000, 100_000, 110_000, 100,
  ]);
});

test("what is changed while edits are saved stays unsaved, also a price that is put back", () => {
  const sent = paste(rows, none, { top: 0, bottom: 2, ...sellColumn }, "799");
  const first = paste(rows, sent, { top: 0, bottom: 0, ...sellColumn }, "900");
  const later = paste(rows, first, { top: 2, bottom: 3, left: 0, right: 0 }, "1500");
  const typed = paste(rows, later, { top: 1, bottom: 1, ...sellColumn }, "8oo");

  const left = editsSince(rows, typed, sent, true);
  const stored = rows.map((row) => ({ ...row, ...amountsOf(row, sent) }));
  expect(stored.map((row) => amountsOf(row, left).sellPaise)).toEqual([90_000, 79_900, 79_900, 120_000]);
  expect(stored.map((row) => amountsOf(row, left).pricePaise)).toEqual([100_000, 110_000, 150_000, 150_000]);
  expect(stored.map((row) => problemOf(row, left))).toEqual([null, "“8oo” is no amount", null, null]);
  expect(editsSince(rows, sent, sent, true).size).toBe(0);

  // Planned prices do not change the present ones.
  const afterPlan = editsSince(rows, later, sent, false);
  expect(rows.map((row) => amountsOf(row, afterPlan).sellPaise)).toEqual(
    rows.map(({ sellPaise }) => sellPaise),
  );
  expect([...afterPlan.keys()]).toEqual(["CAKE2", "CAKE3"]);
});

test("typing the stored value again is not a change", () => {
  const edits = paste(rows, none, { top: 0, bottom: 0, ...sellColumn }, "899");
  expect(edits.size).toBe(1);
  expect(paste(rows, edits, { top: 0, bottom: 0, ...sellColumn }, "900").size).toBe(0);
});

test("a price below the cost or above the MRP has a reason", () => {
  const range = { top: 0, bottom: 3, ...sellColumn };
  expect(rows.map((row) => problemOf(row, paste(rows, none, range, "399")))).toEqual([
    ...["is below the cost", "is below the cost", "is below the cost", null],
  ]);
  expect(problemOf(rows[0] as PriceRow, paste(rows, none, range, "1001"))).toBe("is above the MRP");
});

test("a selection is changed by rupees, by percent, to end in 9, or like its first row", () => {
  const range = { top: 0, bottom: 2, ...sellColumn };
  expect(sells(changeAll(rows, none, range, { kind: "add", by: -50 }))).toEqual([
    85_000, 95_000, 105_000, 120_000,
  ]);
  expect(sells(changeAll(rows, none, range, { kind: "percent", by: 4 }))).toEqual([
    93_600, 104_000, 114_400, 120_000,
  ]);
  expect(sells(changeAll(rows, none, range, { kind: "nine", by: 0 }))).toEqual([
    89_900, 99_900, 109_900, 120_000,
  ]);
  expect(sells(copyDown(rows, none, range))).toEqual([90_000, 90_000, 90_000, 120_000]);
  expect([endInNine(93_600), endInNine(93_300), endInNine(100)]).toEqual([93_900, 92_900, 900]);
});

test("an unknown cost stays unknown, and its margin too", () => {
  const edits = changeAll(rows, none, { top: 2, bottom: 3, left: 2, right: 2 }, { kind: "percent", by: 10 });
  expect(rows.map((row) => amountsOf(row, edits).costPaise)).toEqual([40_000, 40_000, 44_000, null]);
  expect(rows.map((row) => marginPercent(amountsOf(row, edits)))).toEqual([56, 60, 60, null]);
});

test("a calculation names the rows whose empty cost it leaves empty, and only if costs are selected", () => {
  const costs = { top: 0, bottom: 3, left: 1, right: 2 };
  expect(withoutCostWords(rows, none, costs)).toBe("1 without a cost, still empty: CAKE3");
  expect(withoutCostWords(rows, none, { ...costs, right: 1 })).toBe("");
  expect(withoutCostWords(rows, none, { ...costs, bottom: 2 })).toBe("");
  const many = rows.map((row) => ({ ...row, costPaise: null }));
  expect(withoutCostWords(many, none, costs)).toBe(
    "4 without a cost, still empty: CAKE0, CAKE1, CAKE2, CAKE3",
  );
});

test("undo and redo go through the steps, and a new step forgets what was undone", () => {
  const range = { top: 0, bottom: 0, ...sellColumn };
  const first = step(NO_EDITS, paste(rows, none, range, "800"));
  const second = step(first, paste(rows, first.edits, range, "700"));
  expect(sells(undo(second).edits)[0]).toBe(80_000);
  expect(sells(redo(undo(second)).edits)[0]).toBe(70_000);
  expect(undo(undo(undo(second))).edits.size).toBe(0);
  expect(redo(step(undo(second), none)).edits.size).toBe(0);
});

test("the form sends the amounts that were read and the new ones; a copy holds plain numbers", () => {
  const edits = paste(rows, none, { top: 0, bottom: 0, ...sellColumn }, "849.50");
  expect(JSON.parse(toSent(rows, edits))).toEqual([
    ["CAKE0", 100_000, 90_000, 40_000, 100_000, 84_950, 40_000],
  ]);
  expect(copyText(rows, edits, { top: 0, bottom: 1, left: 1, right: 2 })).toBe("849.5\t400\n1000\t400");
});

test("a form holds the most prices that one save may have, with the longest SKUs and the highest amounts", () => {
  const longest: PriceRow[] = Array.from({ length: MOST_EDITS }, (_, at) => ({
    ...{ sku: String(at).padStart(40, "A"), name: "Cake", weight: "1 kg", eggless: true },
    ...{ flavour: "Vanilla", category: "cakes" },
    ...{ pricePaise: HIGHEST_PAISE, sellPaise: HIGHEST_PAISE, costPaise: HIGHEST_PAISE },
  }));
  const allRows = { top: 0, bottom: MOST_EDITS - 1, left: 0, right: 2 };
  const edits = toSent(longest, paste(longest, none, allRows, "9999998.99"));
  const form = new URLSearchParams({
    edits,
    from: "2026-11-21T09:00",
    until: "2026-11-22T09:00",
    intent: "save",
  });
  expect(form.toString().length).toBeLessThanOrEqual(FORM_BYTES);
  expect(SentEdits.parse(edits)).toHaveLength(MOST_EDITS);
});
