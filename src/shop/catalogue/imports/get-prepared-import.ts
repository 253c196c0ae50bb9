import type { Session } from "../../accounts/identity.ts";
import type { Services } from "../../services.ts";
import { ROWS_A_PAGE } from "../rules/import-limits.ts";
import { preparedSince } from "../rules/prepared-since.ts";
import { countDifference, type DifferenceCounts, type RowDifference } from "../rules/row-difference.ts";
import { selectPrepared } from "./prepared-imports.queries.ts";
import { StoredRows } from "./stored-table.ts";

export type PreparedImport = {
  fileName: string;
  fingerprint: string;
  counts: DifferenceCounts;
  /** The lines of this page. */
  rows: RowDifference[];
  page: number;
  pages: number;
};

/** The table that this person has sent and not imported yet, with a page of its differences. Null if none can be read. */
export async function getPreparedImport(
  { db, clock }: Pick<Services, "db" | "clock">,
  { staff, page }: { staff: Session; page: number },
): Promise<PreparedImport | null> {
  const prepared = await selectPrepared(db, staff.userId, preparedSince(clock()));
  const { data: rows } = StoredRows.safeParse(prepared?.rows);
  if (!prepared || !rows) return null;
  const { fileName, fingerprint } = prepared;
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const shown = Math.min(page, pages);
  return {
    ...{ fileName, fingerprint, counts: countDifference(rows), page: shown, pages },
    rows: rows.slice((shown - 1) * ROWS_A_PAGE, shown * ROWS_A_PAGE),
  };
}
