import type { Session } from "../accounts/identity.ts";
import { recordChange } from "../audit/record-change.ts";
import type { RefusalWith } from "../basics/outcome.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { settlerOf } from "./rules/settler.ts";
import { selectExplanation, setExplanation } from "./settlements.queries.ts";

type Line = { settlementId: string; entityId: string; kind: string };
type Refused = "not-your-move" | "unknown-settled-line" | RefusalWith<"line-explained", Explained>;

/** The explanation that a line has by now; empty if it is open again. */
export type Explained = { explanation: string };

/**
 * Closes a difference with what staff found out about it, or opens it again with an empty text. Refuses if its
 * explanation is no longer the one that was `seen`, unless somebody wrote the same.
 */
export async function explainSettledLine(
  services: Services,
  by: Line & { explanation: string; seen: string; staff: Session },
): Promise<Outcome<void, Refused>> {
  const { explanation, seen, staff, ...line } = by;
  const role = settlerOf(staff.roles);
  if (!role) return refuse("not-your-move");
  return services.db.transaction(async (tx) => {
    if (!(await setExplanation(tx, { ...line, explanation: explanation || null, seen: seen || null }))) {
      const current = await selectExplanation(tx, line);
      if (current === undefined) return refuse("unknown-settled-line");
      const now: Explained = { explanation: current ?? "" };
      return now.explanation === explanation ? ok(undefined) : refuse("line-explained", now);
    }
    await recordChange(
      { ...services, db: tx },
      {
        ...{ staff, role, subject: "settlement", subjectId: line.settlementId, label: line.entityId },
        ...{ before: "", after: explanation ? "explained" : "open again", note: explanation },
      },
    );
    return ok(undefined);
  });
}
