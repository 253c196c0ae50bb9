import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { expect } from "vitest";
import writeExcelFile, { type Cell } from "write-excel-file/node";
import { openCliShopFor } from "./cli-shop.ts";

/**
 * Makes a shop with demo products for a file of tests that import workbooks, as `openCliShopFor` does.
 * @param take gets its folder, and the path of its catalogue as a workbook
 * @returns what runs commands, what reads the database between them, and what writes and refuses workbooks
 */
export function openWorkbooksFor(take: (directory: string, catalogue: string) => void) {
  let directory: string;
  let catalogue: string;
  const { shop: run, look } = openCliShopFor("catalogue.xlsx", (deployment, exported) => {
    ({ directory } = deployment);
    catalogue = exported;
    take(directory, catalogue);
  });

  /** The shop after a refused import. Null once another command has run. Saves opening the database once more. */
  let unchanged: Awaited<ReturnType<typeof look>> | null = null;

  async function shop(...words: string[]): Promise<{ code: number; said: string }> {
    unchanged = null;
    return run(...words);
  }

  /** Writes the exported workbook with some cells changed. Row 1 is the header. */
  async function changed(
    name: string,
    changes: [row: number, column: string, cell: Cell][],
  ): Promise<string> {
    const rows = (await readSheet(catalogue)) as Cell[][];
    for (const [row, column, cell] of changes) {
      const line = rows[row - 1] ?? [];
      line[rows[0]?.indexOf(column) ?? 0] = cell;
      rows[row - 1] = Array.from(line, (cell) => cell ?? null);
    }
    const withoutGaps = Array.from(rows, (row) => row ?? []);
    return file(name, await writeExcelFile(withoutGaps, { dateFormat: "dd/mm/yyyy" }).toBuffer());
  }

  async function file(name: string, content: Uint8Array | string): Promise<string> {
    const path = join(directory, name);
    await writeFile(path, content);
    return path;
  }

  /** Writes the exported workbook with one text in its sheet replaced. */
  async function withSheet(name: string, from: string, to: string): Promise<string> {
    const parts = unzipSync(await readFile(catalogue));
    const sheet = Object.keys(parts).find((part) => /worksheets\/[^/]*\.xml$/.test(part)) ?? "";
    const xml = new TextDecoder().decode(parts[sheet]);
    expect(xml).toContain(from);
    return file(name, zipSync({ ...parts, [sheet]: strToU8(xml.replace(from, to)) }));
  }

  /** Expects a refusal with these words, and an unchanged shop. */
  async function refused(path: string, ...words: string[]) {
    const before = unchanged ?? (await look());
    const { code, said } = await shop("import", path);
    for (const word of words) expect(said).toContain(word);
    expect(said).toContain("Nothing was changed.");
    expect(said).not.toMatch(/\n +at /);
    expect(code).toBe(2);
    unchanged = await look();
    expect(unchanged).toEqual(before);
  }

  return { shop, look, changed, file, withSheet, refused };
}
