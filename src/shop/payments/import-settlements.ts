import type { Session } from "../accounts/identity.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { type TableProblem, UnreadableTable, unreadableFile } from "../basics/table-problem.ts";
import type { Services } from "../services.ts";
import { settlementEditorOf } from "./rules/settlement-editor.ts";
import {
  MOST_REPORT_BYTES,
  MOST_REPORT_PROBLEMS,
  REPORT_LIMITS,
  REPORTS,
} from "./rules/settlement-limits.ts";
import { type Stored, storeSettlements } from "./store-settlements.ts";

/** Why a report was not imported: the first wrong cells, and how many there are. */
export type WrongReport = { problems: TableProblem[]; count: number };
/** `waiting`: lines that the provider has not paid out yet. A later report brings them. */
export type Imported = Stored & { waiting: number };

type Refused = "not-your-move" | "too-many-tries" | RefusalWith<"report-wrong", WrongReport>;

/** Imports the provider's settlement report, which staff downloaded as CSV. All of it or nothing. */
export async function importSettlements(
  services: Services,
  { fileName, bytes, staff }: { fileName: string; bytes: Uint8Array<ArrayBuffer>; staff: Session },
): Promise<Outcome<Imported, Refused>> {
  const role = settlementEditorOf(staff.roles);
  if (!role) return refuse("not-your-move");
  const { allowed, retryAfter } = await services.rateLimiter.take(
    ...([`settlements:${staff.userId}`, REPORTS.max, REPORTS.seconds] as const),
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const read = await readFile(services, bytes);
  if ("problems" in read) return refuseReport(read.problems);
  const { lines, waiting } = read;
  if (lines.length === 0) return ok({ settlements: 0, added: 0, known: 0, referenced: 0, waiting });
  const stored = await storeSettlements(services, { lines, staff, role, source: fileName });
  return "problems" in stored ? refuseReport(stored.problems) : ok({ ...stored, waiting });
}

async function readFile({ tableFiles, gateway }: Services, bytes: Uint8Array<ArrayBuffer>) {
  try {
    if (bytes.length > MOST_REPORT_BYTES)
      throw unreadableFile(`is larger than ${MOST_REPORT_BYTES / 1e6} MB. Download a shorter period.`);
    if (Buffer.from(bytes.subarray(0, 4)).toString("hex") === "504b0304")
      throw unreadableFile("is a workbook. Download the report as CSV.");
    return await gateway.readSettlementReport(await tableFiles.read("csv", bytes, REPORT_LIMITS));
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { problems: error.problems };
  }
}

function refuseReport(problems: TableProblem[]) {
  const wrong: WrongReport = { problems: problems.slice(0, MOST_REPORT_PROBLEMS), count: problems.length };
  return refuse("report-wrong", wrong);
}
