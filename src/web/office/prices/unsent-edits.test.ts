import { expect, test } from "vitest";
import type { Edits } from "./grid-edits.ts";
import { editsOfFields, fieldsOfEdits } from "./unsent-edits.ts";

const EDITS: Edits = new Map([
  ["TRUF05", { amounts: { sellPaise: 69_900 as never, costPaise: null }, wrong: {} }],
  ["TRUF10", { amounts: {}, wrong: { pricePaise: "12o0" } }],
]);

test("edits come back as they were typed, even texts that are not amounts", () => {
  expect(editsOfFields(fieldsOfEdits(EDITS), new Set(["TRUF05", "TRUF10"]))).toEqual(EDITS);
});

test("edits of a removed SKU and malformed edits are left out", () => {
  expect([...editsOfFields(fieldsOfEdits(EDITS), new Set(["TRUF10"])).keys()]).toEqual(["TRUF10"]);
  const broken = [
    { name: "TRUF05", value: "{" },
    { name: "TRUF10", value: '{"amounts":{"sellPaise":"7"},"wrong":{}}' },
  ];
  expect(editsOfFields(broken, new Set(["TRUF05", "TRUF10"])).size).toBe(0);
});
