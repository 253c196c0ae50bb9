import { expect, test } from "vitest";
import { EXPORT_CHUNK, type ExportCell, listExport, MOST_EXPORTED } from "./list-export.ts";

const COLUMNS = [{ name: "Number", cell: (row: number) => row }];

async function partsOf(parts: AsyncIterable<ExportCell[][]>): Promise<ExportCell[][][]> {
  const read: ExportCell[][][] = [];
  for await (const part of parts) read.push(part);
  return read;
}

test("a file begins each part after the last row of the one before, and ends with the list", async () => {
  const cursors: (string | null)[] = [];
  const { header, parts } = listExport(COLUMNS, async (cursor) => {
    cursors.push(cursor?.key ?? null);
    return cursor === null ? { rows: [1, 2], after: "2" } : { rows: [3], after: null };
  });
  expect(cursors).toEqual([]);
  expect(header).toEqual(["Number"]);
  expect(await partsOf(parts)).toEqual([[[1], [2]], [[3]]]);
  expect(cursors).toEqual([null, "2"]);
});

test("a file that grows while it is read ends at its limit", async () => {
  const { parts } = listExport(COLUMNS, async () => ({ rows: Array(EXPORT_CHUNK).fill(1), after: "1" }));
  expect((await partsOf(parts)).flat()).toHaveLength(MOST_EXPORTED);
});
