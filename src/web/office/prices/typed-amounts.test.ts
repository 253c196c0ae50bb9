import { expect, test } from "vitest";
import { readTypedAmounts, typedAmounts } from "./typed-amounts.ts";

test("a refused form shows what was typed again; fields that were not changed show what is stored by then", () => {
  const sent = [
    ...["CAKE1 129900 99950 40000", "1,299", "849 ", ""],
    ...["CAKE2 129900 99900 -", "1,299", "999", ""],
    ...["CAKE3 129900 99900 -", "12x", "999", "300"],
  ];
  expect([...readTypedAmounts(typedAmounts(sent))]).toEqual([
    ["CAKE1", [null, "849 ", ""]],
    ["CAKE3", ["12x", null, "300"]],
  ]);
});

test("twenty rows with the longest texts can be sent back whole", () => {
  const rows = Array.from({ length: 20 }, (_, at) => [
    `${String(at).padStart(40, "A")} 129900 99900 -`,
    ...Array.from({ length: 3 }, () => "\t9\n".padEnd(5_000, "x")),
  ]);
  const text = typedAmounts(rows.flat());
  expect(readTypedAmounts(text).size).toBe(20);
  expect(text.length).toBeLessThan(4_000);
});
