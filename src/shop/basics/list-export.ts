import { dayOf, showTime } from "./india-time.ts";
import type { Cursor, KeysetPage } from "./keyset.ts";

/** The most rows in one file. */
export const MOST_EXPORTED = 20_000;
/** Rows that are read at a time. */
export const EXPORT_CHUNK = 500;

/** A cell of a file: a text or a number. */
export type ExportCell = string | number;
export type ExportColumn<Row> = { name: string; cell: (row: Row) => ExportCell };

/** A list as rows of a file. */
export type ListExport = {
  header: string[];
  /** Reads the rows in parts, while the file is sent. */
  parts: AsyncIterable<ExportCell[][]>;
};

/**
 * A file of a list that is read by keyset: rows that are added meanwhile shift nothing.
 * @param read a page of rows from the cursor on, usually `EXPORT_CHUNK`
 */
export function listExport<Row>(
  columns: readonly ExportColumn<Row>[],
  read: (cursor: Cursor) => Promise<Pick<KeysetPage<Row>, "rows" | "after">>,
): ListExport {
  return { header: columns.map(({ name }) => name), parts: partsOf(columns, read) };
}

async function* partsOf<Row>(
  columns: readonly ExportColumn<Row>[],
  read: (cursor: Cursor) => Promise<Pick<KeysetPage<Row>, "rows" | "after">>,
): AsyncGenerator<ExportCell[][]> {
  let cursor: Cursor = null;
  let sent = 0;
  while (sent < MOST_EXPORTED) {
    const { rows, after }: Pick<KeysetPage<Row>, "rows" | "after"> = await read(cursor);
    yield rows.map((row) => columns.map(({ cell }) => cell(row)));
    if (after === null) return;
    sent += rows.length;
    cursor = { direction: "after", key: after };
  }
}

/** `2026-11-21 4:05 PM` of the shop's clock; empty for null. */
export function timeCell(at: Date | null): string {
  return at ? `${dayOf(at)} ${showTime(at)}` : "";
}
