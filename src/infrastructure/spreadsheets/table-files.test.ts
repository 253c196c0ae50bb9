import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { openTableFiles } from "./table-files.ts";

test("a list is a workbook with its numbers and texts as they are, and a text is never a formula", async () => {
  async function* parts() {
    yield [["=SUM(A1)", 5]];
    yield [["+91 98765 43210", 4.5]];
    yield [["_x0041_", ""]];
  }
  const bytes = await openTableFiles().writeList({ header: ["Name", "Stars"], parts: parts() }, "Reviews");
  expect(await readSheet(Buffer.from(bytes))).toEqual([
    ["Name", "Stars"],
    ["=SUM(A1)", 5],
    ["+91 98765 43210", 4.5],
    ["_x0041_", null],
  ]);
});
