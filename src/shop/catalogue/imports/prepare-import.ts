import type { TableFormat } from "../../../infrastructure/spreadsheets/table-files.ts";
import type { Session } from "../../accounts/identity.ts";
import type { RefusalWith } from "../../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { type TableProblem, UnreadableTable, unreadableFile } from "../../basics/table-problem.ts";
import type { Services } from "../../services.ts";
import { settlePrices } from "../prices/settle-prices.ts";
import { catalogueEditorOf } from "../rules/catalogue-editor.ts";
import { IMPORT_LIMITS, IMPORTS, MOST_IMPORT_BYTES, MOST_PROBLEMS } from "../rules/import-limits.ts";
import { preparedSince } from "../rules/prepared-since.ts";
import { compareCatalogue } from "./catalogue-difference.ts";
import { CatalogueLine } from "./catalogue-file.inputs.ts";
import { deletePrepared, deletePreparedBefore, upsertPrepared } from "./prepared-imports.queries.ts";
import { readTable } from "./table-cells.inputs.ts";

type Refused = "not-your-move" | "too-many-tries" | RefusalWith<"catalogue-file-wrong", WrongTable>;

/** Why a table was not compared: the first wrong cells, and how many there are. */
export type WrongTable = { problems: TableProblem[]; count: number };

/**
 * Reads a table of products and SKUs, and stores how it differs from the catalogue, for the same person to look at and
 * import. The catalogue does not change.
 * @returns how many lines differ; a table that differs in nothing is not stored
 */
export async function prepareImport(
  services: Services,
  { fileName, bytes, staff }: { fileName: string; bytes: Uint8Array<ArrayBuffer>; staff: Session },
): Promise<Outcome<number, Refused>> {
  if (!catalogueEditorOf(staff.roles)) return refuse("not-your-move");
  const { db, clock, rateLimiter } = services;
  const { userId } = staff;
  const { allowed, retryAfter } = await rateLimiter.take(`import:${userId}`, IMPORTS.max, IMPORTS.seconds);
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const read = await readCells(services, bytes);
  if ("problems" in read) return refuseTable(read.problems);
  const { lines, problems } = await readTable(CatalogueLine, read.cells);
  if (problems.length > 0) return refuseTable(problems);
  await settlePrices(services);
  const compared = await compareCatalogue(services, { lines });
  if ("problems" in compared) return refuseTable(compared.problems);
  const { records, rows, fingerprint } = compared.difference;
  const now = clock();
  await deletePreparedBefore(db, preparedSince(now));
  if (records.length === 0) await deletePrepared(db, userId);
  else
    await upsertPrepared(db, {
      ...{ userId, fileName, preparedAt: now, fingerprint },
      ...{ cells: JSON.stringify(read.cells), rows: JSON.stringify(rows) },
    });
  return ok(records.length === 0 ? 0 : rows.length);
}

function refuseTable(problems: TableProblem[]) {
  const wrong: WrongTable = { problems: problems.slice(0, MOST_PROBLEMS), count: problems.length };
  return refuse("catalogue-file-wrong", wrong);
}

async function readCells(
  { tableFiles }: Services,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ cells: string[][] } | { problems: TableProblem[] }> {
  try {
    if (bytes.length > MOST_IMPORT_BYTES)
      throw unreadableFile(`is larger than ${MOST_IMPORT_BYTES / 1e6} MB. Use several files.`);
    return { cells: await tableFiles.read(formatOf(bytes), bytes, IMPORT_LIMITS) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { problems: error.problems };
  }
}

/** By the first bytes: a name can be wrong. */
function formatOf(bytes: Uint8Array): TableFormat {
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  if (start === "d0cf11e0")
    throw unreadableFile(
      'is an old Excel file, or has a password. Save it as "Excel workbook (.xlsx)", without a password.',
    );
  return start === "504b0304" ? "xlsx" : "csv";
}
