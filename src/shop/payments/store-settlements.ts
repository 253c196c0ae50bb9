import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import type { TableProblem } from "../basics/table-problem.ts";
import type { Services } from "../services.ts";
import type { PlacedLine, SettledLine } from "./rules/settlement-line.ts";
import {
  insertLines,
  insertSettlements,
  matchLines,
  type StoredLine,
  selectLinesById,
} from "./settlements.queries.ts";

/**
 * The additions of a report. `known`: lines that were stored before. `referenced`: stored settlements that got a bank
 * reference.
 */
export type Stored = { settlements: number; added: number; known: number; referenced: number };

/** Rolls back the transaction, and carries the problems out of it. */
class Contradiction extends Error {
  readonly problems: TableProblem[];
  constructor(problems: TableProblem[]) {
    super("a report contradicts stored lines");
    this.problems = problems;
  }
}

/**
 * Stores the lines of a report and compares them with the shop's books, all or nothing. A line that is stored already
 * is left as it is; one that is stored with another settlement or other money makes the whole report wrong.
 */
export async function storeSettlements(
  services: Services,
  {
    lines,
    staff,
    role,
    source,
  }: { lines: PlacedLine[]; staff: Session; role: "owner" | "accountant"; source: string },
): Promise<Stored | { problems: TableProblem[] }> {
  const { db, gateway } = services;
  const payouts = payoutsOf(lines);
  try {
    return await db.transaction(async (tx) => {
      const { settlements, referenced } = await insertSettlements(tx, gateway.provider, payouts);
      const added = await insertLines(tx, lines);
      if (added < lines.length) await refuseContradictions(tx, lines);
      await matchLines(tx, { ids: payouts.map(({ settlementId }) => settlementId), limit: lines.length });
      if (added + referenced > 0)
        await recordChange(
          { ...services, db: tx },
          {
            ...{
              staff,
              role,
              subject: "settlement",
              subjectId: payouts[0]?.settlementId ?? "",
              label: source,
            },
            ...{ before: "", after: addedWords({ added, referenced, settlements: payouts.length }) },
          },
        );
      return { settlements, added, known: lines.length - added, referenced };
    });
  } catch (error) {
    if (!(error instanceof Contradiction)) throw error;
    return { problems: error.problems };
  }
}

/** Describes the additions of a report, for the log. */
function addedWords({ added, settlements, referenced }: Omit<Stored, "known">): string {
  const references = referenced > 0 ? [`bank references of ${referenced} settlements`] : [];
  return [...(added > 0 ? [`${added} lines of ${settlements} settlements`] : []), ...references].join(", ");
}

/** The settlements of the lines. Some lines of one may name no bank reference: the first that is named is taken. */
function payoutsOf(lines: readonly PlacedLine[]): PlacedLine[] {
  const payouts = new Map<string, PlacedLine>();
  for (const line of lines) {
    const before = payouts.get(line.settlementId);
    if (!before || (before.utr === "" && line.utr !== "")) payouts.set(line.settlementId, line);
  }
  return [...payouts.values()];
}

async function refuseContradictions(
  tx: Parameters<typeof selectLinesById>[0],
  lines: readonly PlacedLine[],
): Promise<void> {
  const stored = new Map(
    (
      await selectLinesById(
        tx,
        lines.map(({ entityId }) => entityId),
      )
    ).map((row) => [keyOf(row), row]),
  );
  const problems = lines.flatMap((line): TableProblem[] => {
    const before = stored.get(keyOf(line));
    if (!before) return [];
    if (before.settlementId !== line.settlementId)
      return [
        {
          row: line.row,
          column: "settlement_id",
          text: `${line.entityId} is stored in ${before.settlementId}`,
        },
      ];
    return isSameMoney(before, line)
      ? []
      : [{ row: line.row, column: "amount", text: `${line.entityId} is stored with other amounts` }];
  });
  if (problems.length > 0) throw new Contradiction(problems);
}

function keyOf({ kind, entityId }: { kind: string; entityId: string }): string {
  return `${kind} ${entityId}`;
}

function isSameMoney(stored: StoredLine, { amount, fee, tax, debit, credit }: SettledLine): boolean {
  return (
    stored.amountPaise === amount &&
    stored.feePaise === fee &&
    stored.taxPaise === tax &&
    stored.debitPaise === debit &&
    stored.creditPaise === credit
  );
}
